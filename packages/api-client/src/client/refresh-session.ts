import type { CallContext } from './call-context.ts'
import { callError } from './call-error.ts'
import type { ClientState, SessionEpoch } from './client-state.ts'
import { requestTokens } from './request-tokens.ts'
import { reportSessionLost, sessionTokens, storedTokens, write } from './session.ts'
import type { Tokens } from './tokens.ts'

/** Joins or starts the one refresh of the session, and returns the tokens after it. */
export async function refreshSession(state: ClientState, context: CallContext, refused?: string): Promise<Tokens> {
  const { epoch } = context
  const job = () => replaceTokens(state, epoch, refused)
  epoch.refreshing ??= state.storage.lock('auth-refresh', job).finally(() => (epoch.refreshing = undefined))
  context.refreshed = true
  const failure = await epoch.refreshing
  const tokens = await sessionTokens(state, context)
  if (failure) throw callError(context, 'session-unavailable')
  return tokens
}

/** Resolves to `unavailable` when the server gave no verdict; otherwise the storage is up to date. */
async function replaceTokens(
  state: ClientState,
  epoch: SessionEpoch,
  refused: string | undefined,
): Promise<'unavailable' | undefined> {
  await state.writes
  const before = await storedTokens(state)
  const { access, refresh } = before
  if (access ? access !== refused : !refresh) return undefined
  if (refused && refresh) {
    await write(state, (storage) => epoch === state.epoch && storage.set({ ...before, access: undefined }))
  }
  const result = refresh ? await requestTokens(state, refresh, epoch.signal) : 'rejected'
  return write(state, async (storage) => {
    if (epoch !== state.epoch) return undefined
    const current = await storedTokens(state)
    // Another tab has refreshed already, or has signed out.
    if ((current.access && current.access !== refused) || current.refresh !== refresh) return undefined
    if (result === 'unavailable') return result
    if (result === 'rejected') {
      state.rejected.add(refused).add(refresh)
      await storage.clear()
      reportSessionLost(state)
    } else await storage.set({ log: current.log, refresh: result.refresh || refresh, access: result.access })
    return undefined
  })
}
