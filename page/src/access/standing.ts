/** What stands by at every table: the single keys, and the help at decisions. */
export { default as Guide } from '../tips/Guide.svelte'
export { default as Keys } from './Keys.svelte'
