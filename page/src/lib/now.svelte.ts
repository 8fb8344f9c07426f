/** The page's own clock, in seconds, for whoever shows it: it runs only while somebody looks. */
import { createSubscriber } from 'svelte/reactivity'

const seconds = () => performance.now() / 1000

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 500)
  return () => clearInterval(timer)
})

/** The time now; whoever asks in an effect or a template is told again twice a second. */
export function now(): number {
  ticking()
  return seconds()
}
