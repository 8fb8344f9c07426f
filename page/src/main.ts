/** Starts the page: day or night, its texts and the screen that is asked for, then the page itself. */
import { mount } from 'svelte'
import './look.css'
import './app.css'
import './access/access.css'
import { followAccess } from './access/preferences.svelte'
import App from './App.svelte'
import { whenIdle } from './lib/idle'
import { loadReasons } from './lib/reasons'
import { route } from './lib/route.svelte'
import { load } from './lib/screens.svelte'
import { speak, wanted } from './lib/text.svelte'
import { followTheme } from './lib/theme.svelte'

followTheme()
followAccess()
// The screens take from this module what they have in common: it must not wait for them itself.
void Promise.all([speak(wanted()), load(route().at)]).then(() => {
  mount(App, { target: document.querySelector('#page')! })
  whenIdle(() => void loadReasons())
  whenIdle(() => void import('./offline/keeping.svelte').then(({ begin }) => begin()))
})
