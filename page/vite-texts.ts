import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const LOCALES = fileURLToPath(new URL('../src/maija/text/locales', import.meta.url))
const NAME = 'virtual:texts'

/** What only the command line says, and rules and options, which the service sends when wanted. */
const ELSEWHERE = ['cli.ftl', 'options.ftl', 'rules.ftl', 'terminal.ftl']

/**
 * The project's sentences as a module: `virtual:texts` has one function for each language, which
 * loads all its files, in one piece and only when it is called. They are read here and not by every
 * browser: it gets what Fluent makes of them.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return `export default { ${languages().map(loader).join(', ')} }`
      if (!id.startsWith(`\0${NAME}/`)) return undefined
      const files = filesOf(id.slice(NAME.length + 2))
      for (const file of files) this.addWatchFile(file)
      const read = files.map(readFile)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(read))})`
    },
  }
}

function languages(): string[] {
  const folders = readdirSync(LOCALES, { withFileTypes: true })
  return folders.flatMap((each) => (each.isDirectory() ? [each.name] : [])).sort()
}

const loader = (code: string) => `'${code}': () => import('${NAME}/${code}')`

function filesOf(code: string): string[] {
  const names = readdirSync(`${LOCALES}/${code}`).sort()
  return names
    .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name))
    .map((name) => `${LOCALES}/${code}/${name}`)
}

/** What a browser is given of a file. What Fluent cannot read it leaves away without a word. */
function readFile(file: string): FluentResource {
  const text = readFileSync(file, 'utf8')
  const read = new FluentResource(text)
  const there = [...text.matchAll(/^(-?[a-z][\w-]*) =/gim)].map(([, id]) => id!)
  const lost = there.filter((id, at) => read.body[at]?.id !== id)
  if (lost.length) throw new Error(`${file}: ${lost[0]!} cannot be read`)
  return read
}
