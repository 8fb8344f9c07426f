/** What makes the page easier for somebody's eyes, ears and hands; the browser keeps it. */
import { Preference } from '../lib/preference.svelte'

/** Where single keys do something. */
export const keys = new Preference('keys', ['table', 'own', 'off'])
/** When a person is asked once more before everything is taken up. */
export const sureTake = new Preference('sure-take', ['keys', 'always', 'many'])
export const contrast = new Preference('contrast', ['system', 'usual', 'more'])
export const print = new Preference('print', ['usual', 'large'])
export const handed = new Preference('handed', ['right', 'left'])
export const sound = new Preference('sound', ['off', 'on'])
export const vibration = new Preference('vibration', ['off', 'on'])

/** Make the page follow; once, at the start. The tokens in `access.css` are chosen by it. */
export function followAccess(): void {
  const asked = matchMedia('(prefers-contrast: more)')
  let device = $state(asked.matches)
  asked.addEventListener('change', () => (device = asked.matches))
  const root = document.documentElement
  const draw = () => {
    const more = contrast.now === 'more' || (contrast.now === 'system' && device)
    root.dataset['contrast'] = more ? 'more' : 'usual'
    root.dataset['print'] = print.now
    root.dataset['handed'] = handed.now
  }
  $effect.root(() => {
    $effect(draw)
  })
  draw()
}
