/** Starts the page: day or night and its texts first, then the page itself. */
import { mount } from 'svelte'
import './look.css'
import './app.css'
import App from './App.svelte'
import { speak, wanted } from './lib/text.svelte'
import { followTheme } from './lib/theme.svelte'

followTheme()
await speak(wanted())
mount(App, { target: document.querySelector('#page')! })
