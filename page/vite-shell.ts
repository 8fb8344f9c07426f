import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

export const SHELL_SOURCE = 'src/offline/shell.ts'
/** Where the service worker lies: at the top, since it has power over what lies below. */
export const SHELL_FILE = 'shell.js'
/** What of the page needs the service in any case, or is no part of it. */
const ELSEWHERE = /^(assets\/api-.*|api\.html|bundled\.json|shell\.js)$/
/** What is no module of the page but belongs to it. */
const BESIDE = ['', 'manifest.json', 'icon.svg', 'THIRD_PARTY_LICENSES.txt']
const INDEX = 'index.html'

/** Tells the service worker which files the page is made of, and a version that stands for them. */
export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = bundle[SHELL_FILE]
        if (chunk?.type !== 'chunk') throw new Error(`${SHELL_FILE} is not there`)
        if (chunk.imports.length) throw new Error(`${SHELL_FILE} must stand alone`)
        const names = Object.keys(bundle).filter((name) => !ELSEWHERE.test(name) && name !== INDEX)
        const files = [...BESIDE, ...names.sort()]
        const index = bundle[INDEX]
        const digest = createHash('sha256').update(files.join('\n'))
        digest.update(index?.type === 'asset' ? index.source : '')
        const version = digest.digest('hex').slice(0, 16)
        chunk.code = chunk.code
          .replace('%FILES%', files.join(' '))
          .replace('%VERSION%', version)
      },
    },
  }
}
