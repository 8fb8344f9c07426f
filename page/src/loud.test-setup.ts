/** In tests, what a person's browser would only note down is an error. */
import { beforeEach, vi } from 'vitest'

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...told: unknown[]) => {
      throw new Error(told.map(String).join(' '))
    })
  }
})
