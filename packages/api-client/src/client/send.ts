import type { CallContext } from './call-context.ts'
import { callError } from './call-error.ts'
import type { ClientState } from './client-state.ts'
import { refreshSession } from './refresh-session.ts'
import { sessionTokens, signOut } from './session.ts'

/** Sends a request with the token its endpoint needs; after a 401, refreshes the token and sends the request again. */
export async function send(state: ClientState, context: CallContext, request: Request): Promise<Response> {
  const { auth, refresh, signsOut } = context.endpoint
  if (!auth) return sendOnce(state, context, request)
  const isServer = state.refresh === 'never'
  const canRefresh = !isServer && refresh !== 'never'

  let tokens = await sessionTokens(state, context)
  if (signsOut) await signOut(state)
  if (!tokens.access && tokens.refresh && canRefresh) tokens = await refreshSession(state, context)
  const { access } = tokens
  if (!access) {
    if (auth === 'required') throw callError(context, tokens.refresh ? 'session-unavailable' : 'signed-out')
    return sendOnce(state, context, request)
  }

  const replay = request.clone()
  const response = await sendOnce(state, context, withBearer(request, access))
  if (response.status !== 401) return response

  const newAccess = canRefresh && (await refreshSession(state, context, access)).access
  const canBeAnonymous = signsOut || (auth === 'optional' && (canRefresh || isServer))
  return newAccess || canBeAnonymous ? sendOnce(state, context, withBearer(replay, newAccess)) : response
}

function withBearer(request: Request, token: string | false | undefined): Request {
  if (token) request.headers.set('authorization', `Bearer ${token}`)
  return request
}

async function sendOnce({ fetch }: ClientState, context: CallContext, request: Request): Promise<Response> {
  // The caller may have left while this request waited for a refresh.
  request.signal.throwIfAborted()
  context.attempts++
  context.response = undefined
  try {
    const response = (context.response = await fetch(request))
    // Read here, because ky bounds an attempt by its timeouts only until this function answers.
    if (response.ok) context.text = await response.text()
    return response
  } catch (cause) {
    context.cause = cause
    // The only error that ky treats as a network failure.
    throw new TypeError('fetch failed')
  }
}
