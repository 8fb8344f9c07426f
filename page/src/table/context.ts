/** The table of this screen, for everything that is drawn of it. */
import { createContext } from 'svelte'
import type { TableApi } from './api'

export const [tableApi, setTableApi] = createContext<TableApi>()
