/** What a table shows beyond what it must: whoever draws it asks here. */
import { Preference } from './preference.svelte'

/** Whether the cards that have been played can be looked at. */
export const played = new Preference('played', ['hidden', 'shown'])
