declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function SwaggerUI(options: Record<string, unknown>): unknown
}

declare module 'virtual:texts' {
  import type { FluentResource } from '@fluent/bundle'
  type Languages = Record<string, () => Promise<{ default: readonly FluentResource[] }>>
  const languages: Languages
  export default languages
  /** What only some parts of the page say, by the name of the part. */
  export const later: Record<string, Languages>
}
