import type { CallContext } from './call-context.ts'
import { callError } from './call-error.ts'
import { runCallerCode } from './caller-code.ts'
import type { ClientState } from './client-state.ts'
import type { Tokens, TokenStorage } from './tokens.ts'

/** Starts a session with new tokens. */
export function signIn(state: ClientState, tokens: Tokens): Promise<void> {
  startEpoch(state)
  state.rejected.clear()
  return write(state, (storage) => storage.set({ ...tokens }))
}

/** Ends the session and removes its tokens. */
export function signOut(state: ClientState): Promise<void> {
  startEpoch(state)
  state.isActive = false
  return write(state, (storage) => storage.clear())
}

/** Ends the session after another tab has removed its tokens. */
export function endSession(state: ClientState): void {
  startEpoch(state)
  reportSessionLost(state)
}

/** Reports the end of a session once. */
export function reportSessionLost(state: ClientState): void {
  if (state.isActive) void runCallerCode(state, 'onSessionLost', () => state.onSessionLost?.('rejected'))
  state.isActive = false
}

function startEpoch(state: ClientState): void {
  state.epoch.abort()
  state.epoch = new AbortController()
}

/** Runs a write after those before it. */
export function write<Result>(
  state: ClientState,
  job: (storage: TokenStorage) => Result | Promise<Result>,
): Promise<Result> {
  const done = state.writes.then(() => job(state.storage))
  state.writes = done.catch(() => {})
  return done
}

/** The tokens of the call's session; fails when that session has ended. */
export async function sessionTokens(state: ClientState, context: CallContext): Promise<Tokens> {
  await state.writes
  const tokens = await storedTokens(state)
  if (context.epoch !== state.epoch) throw callError(context, 'session-changed')
  return tokens
}

/** The stored tokens without the rejected ones. */
export async function storedTokens(state: ClientState): Promise<Tokens> {
  const { access, refresh, log } = await state.storage.get()
  const tokens: Tokens = { log }
  if (!state.rejected.has(access)) tokens.access = access
  if (!state.rejected.has(refresh)) tokens.refresh = refresh
  state.isActive ||= Boolean(tokens.access || tokens.refresh)
  return tokens
}
