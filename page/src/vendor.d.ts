declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function SwaggerUI(options: Record<string, unknown>): unknown
}

declare module 'virtual:texts' {
  import type { FluentResource } from '@fluent/bundle'
  const languages: Record<string, () => Promise<{ default: readonly FluentResource[] }>>
  export default languages
}
