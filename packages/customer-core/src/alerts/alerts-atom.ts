import type { MyAlerts } from '@tarapath/own-api/alerts'
import { atom } from 'jotai'

/** The customer's alerts; null until they were loaded, and for who is signed out. */
export const alertsAtom = atom<MyAlerts | null>(null)
