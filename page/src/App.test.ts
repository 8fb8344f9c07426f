import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import App from './App.svelte'
import { speak } from './lib/text.svelte'

test('the page does not say its name', async () => {
  // No service is there, and the page says so instead of failing.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await speak('en')
  const page = mount(App, { target: document.body })
  flushSync()
  expect(document.querySelector('h1')?.textContent).toBe('Maija')
  await unmount(page)
})
