import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './vite-icons.ts'
import { bundledPackages } from './vite-packages.ts'
import { shell, SHELL_FILE, SHELL_SOURCE } from './vite-shell.ts'
import { texts } from './vite-texts.ts'

export default defineConfig(({ mode }) => ({
  // Relative, so that the page works at any path behind a proxy.
  base: './',
  plugins: [svelte(), texts(), icons(), shell(), bundledPackages()],
  // In tests too, Svelte's half for browsers.
  ...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    target: 'es2022',
    // Nothing becomes a `data:` address: the page's policy allows none for scripts and fonts.
    assetsInlineLimit: 0,
    // The page of the API carries its renderer whole; nobody loads it to play.
    chunkSizeWarningLimit: 2000,
    // A browser without it only loads a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'api.html', SHELL_SOURCE],
      // How long the builder's own parts took says nothing to whoever starts a table.
      checks: { bundlerTimings: false },
      // All that the front page needs is one piece; the other screens bring what they have more.
      output: {
        // A service worker has power over what lies below its own path.
        entryFileNames: ({ name }) => (name === 'shell' ? SHELL_FILE : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: 'page', test: /\/src\/main\.ts$/ }] },
      },
    },
  },
  // What plays without a network has a policy of its own, by its place.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'offline/[name]-[hash].js' } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // On a machine with much else to do the drawing of whole packs takes a while.
    testTimeout: 60_000,
    setupFiles: ['src/loud.test-setup.ts'],
  },
}))
