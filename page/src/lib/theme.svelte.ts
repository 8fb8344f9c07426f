/** Day or night: as the device has it, or as somebody chose. The tokens in `look.css` follow. */
import { Preference } from './preference.svelte'

export const theme = new Preference('theme', ['system', 'light', 'dark'])

const GROUND = { light: '#efe8db', dark: '#16130f' } as const

const metas = () => document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')

/** Make the page and what the browser draws around it follow the theme; once, at the start. */
export function followTheme(): void {
  const draw = () => {
    const root = document.documentElement
    if (theme.now === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme.now
    for (const meta of metas()) {
      const own = meta.media.includes('dark') ? 'dark' : 'light'
      meta.content = GROUND[theme.now === 'system' ? own : theme.now]
    }
  }
  $effect.root(() => {
    $effect(draw)
  })
  draw()
}
