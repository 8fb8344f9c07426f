import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALES = fileURLToPath(new URL('../src/maija/text/locales', import.meta.url))
const NAME = 'virtual:texts'

/** What only the command line says, and rules and options, which the service sends when wanted. */
const ELSEWHERE = ['cli.ftl', 'options.ftl', 'rules.ftl', 'terminal.ftl']

/**
 * The project's sentences as a module: `virtual:texts` has one function for each language, which
 * loads the text of all its files, in one piece and only when it is called.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return `export default { ${languages().map(loader).join(', ')} }`
      if (id.startsWith(`\0${NAME}/`)) return language(id.slice(NAME.length + 2))
      return undefined
    },
  }
}

function languages(): string[] {
  const folders = readdirSync(LOCALES, { withFileTypes: true })
  return folders.flatMap((each) => (each.isDirectory() ? [each.name] : [])).sort()
}

const loader = (code: string) => `'${code}': () => import('${NAME}/${code}')`

function language(code: string): string {
  const files = readdirSync(`${LOCALES}/${code}`)
    .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name))
    .sort()
  const imports = files.map(
    (name, i) => `import text${i} from ${JSON.stringify(`${LOCALES}/${code}/${name}?raw`)}`,
  )
  return `${imports.join('\n')}\nexport default [${files.map((_, i) => `text${i}`).join(', ')}]`
}
