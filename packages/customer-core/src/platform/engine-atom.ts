import type { SessionEngine } from '@tarapath/session-engine'
import { atom } from 'jotai'

/** The session engine. Null until a customer is signed in and its code is loaded. */
export const engineAtom = atom<SessionEngine | null>(null)
