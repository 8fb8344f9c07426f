declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function SwaggerUI(options: Record<string, unknown>): unknown
}

declare module 'virtual:texts' {
  const languages: Record<string, () => Promise<{ default: readonly string[] }>>
  export default languages
}
