import { atom } from 'jotai'
import type { ServerDates } from './server-dates.ts'

/** Null on the server, and in the browser before the first call. */
export const serverDatesAtom = atom<ServerDates | null>(null)
