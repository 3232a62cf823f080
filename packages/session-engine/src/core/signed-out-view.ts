import { DEFAULTS } from './config.ts'
import { INITIAL_STATE } from './state.ts'
import { viewOf, type SessionView } from './view.ts'

/** The view of a server, and of the first paint after it: there is no customer yet. */
export const SIGNED_OUT_VIEW: SessionView = viewOf(INITIAL_STATE, 0, DEFAULTS)
