import type { SessionEngine } from '@tarapath/session-engine'
import { atom } from 'jotai'

/** The running session engine, or null: it is loaded for signed-in customers only. */
export const engineAtom = atom<SessionEngine | null>(null)
