import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

type Pattern = NonNullable<FluentResource['body'][number]['value']>

const LOCALES = fileURLToPath(new URL('../src/maija/text/locales', import.meta.url))
const NAME = 'virtual:texts'

/** Makes of what a browser is given what Fluent takes. */
const RESOURCE = `const resource = (file) =>
  ({ body: Object.entries(file).map(([id, value]) => ({ id, value, attributes: {} })) })`

/** What only the command line says, and rules and options, which the service sends when wanted. */
const ELSEWHERE = ['access.ftl', 'cli.ftl', 'options.ftl', 'rulebook.ftl', 'rules.ftl', 'serving.ftl', 'terminal.ftl']
/** What only some parts of the page say: it is loaded with them, by the name of the part. */
const LATER: Record<string, readonly string[]> = {
  access: ['page-access.ftl', 'page-tips.ftl', 'tips.ftl'],
  advice: ['advice.ftl', 'analysis.ftl', 'page-advice.ftl'],
  front: ['lessons.ftl', 'page-keep.ftl', 'page-lessons.ftl'],
  house: ['page-house.ftl'],
  reasons: ['reasons.ftl', 'service.ftl', 'table.ftl'],
}

/**
 * The project's sentences as a module: `virtual:texts` has one function for each language, which
 * loads all its files, in one piece and only when it is called; those of `LATER` come in pieces of
 * their own, one for each part. They are read here and not by every browser: it gets what Fluent
 * makes of them.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return list()
      if (!id.startsWith(`\0${NAME}/`)) return undefined
      const [code, part] = id.slice(NAME.length + 2).split('/')
      const files = filesOf(code!, part)
      for (const file of files) this.addWatchFile(file)
      const read = JSON.stringify(files.map(readFile))
      return `${RESOURCE}\nexport default JSON.parse(${JSON.stringify(read)}).map(resource)`
    },
    // English is always wanted: the page need not be there before it is asked for.
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, filename }) {
        const english = Object.values(bundle ?? {}).find(
          (each) => each.type === 'chunk' && each.facadeModuleId === `\0${NAME}/en`,
        )
        if (!english || !filename.endsWith('index.html')) return []
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `./${english.fileName}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

function languages(): string[] {
  const folders = readdirSync(LOCALES, { withFileTypes: true })
  return folders.flatMap((each) => (each.isDirectory() ? [each.name] : [])).sort()
}

/** The module itself: the loaders of the languages, and of their parts. */
function list(): string {
  const loaders = (part: string) =>
    `{ ${languages().map((code) => `'${code}': () => import('${NAME}/${code}${part}')`).join(', ')} }`
  const later = Object.keys(LATER).map((part) => `'${part}': ${loaders(`/${part}`)}`)
  return `export default ${loaders('')}\nexport const later = { ${later.join(', ')} }`
}

function filesOf(code: string, part?: string): string[] {
  const elsewhere = [...ELSEWHERE, ...Object.values(LATER).flat()]
  const wanted = (name: string) => (part ? LATER[part]!.includes(name) : !elsewhere.includes(name))
  const names = readdirSync(`${LOCALES}/${code}`).sort()
  return names
    .filter((name) => name.endsWith('.ftl') && wanted(name))
    .map((name) => `${LOCALES}/${code}/${name}`)
}

/** What a browser is given of a file: the sentences by their names. */
function readFile(file: string): Record<string, Pattern> {
  const text = readFileSync(file, 'utf8')
  const { body } = new FluentResource(text)
  // What Fluent cannot read it leaves away without a word.
  const there = [...text.matchAll(/^(-?[a-z][\w-]*) =/gim)].map(([, id]) => id!)
  const lost = there.find((id, at) => body[at]?.id !== id)
  if (lost) throw new Error(`${file}: ${lost} cannot be read`)
  const whole = body.filter(({ attributes }) => !Object.keys(attributes).length)
  const read = Object.fromEntries(whole.flatMap(({ id, value }) => (value ? [[id, value]] : [])))
  if (Object.keys(read).length < body.length) {
    throw new Error(`${file}: a sentence stands there twice, or has attributes`)
  }
  return read
}
