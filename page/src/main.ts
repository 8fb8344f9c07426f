/** Starts the page: its texts first, then the page itself. */
import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { speak, wanted } from './lib/text.svelte'

await speak(wanted())
mount(App, { target: document.querySelector('#page')! })
