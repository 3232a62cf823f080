import type { CallContext } from './call-context.ts'
import { callError } from './call-error.ts'
import type { ClientState } from './client-state.ts'
import { signIn } from './session.ts'

/** Signs in with the tokens in the reply to a sign-in; a reply without an access token is not one. */
export async function startSession(state: ClientState, context: CallContext, reply: unknown): Promise<void> {
  const { access, refresh, log_token: log } = (reply ?? {}) as { access?: string; refresh?: string; log_token?: string }
  if (!access) throw callError(context, 'parse')
  await signIn(state, { access, refresh, log })
}
