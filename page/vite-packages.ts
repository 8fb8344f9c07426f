import type { Plugin } from 'vite'

/** Of an npm module's path, the folder of its package. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/**
 * Writes `bundled.json` beside the built page: the folders of the npm packages that are really in
 * it. `tools/licences.py` reads their licences there.
 */
export function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const found = new Set<string>()
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const module of file.moduleIds) {
          const folder = PACKAGE.exec(module.replaceAll('\\', '/').replaceAll('\0', ''))
          if (folder) found.add(folder[0])
        }
      }
      const source = JSON.stringify([...found].sort())
      this.emitFile({ type: 'asset', fileName: 'bundled.json', source })
    },
  }
}
