import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { GatewayFailure } from '../payment-gateway.ts'

/** A merchant's account at PhonePe, standard checkout v2. */
export interface PhonePeAccount {
  /** Without a slash at the end; `/checkout/v2/pay` follows. */
  baseUrl: string
  /** Whole address of the token call. */
  tokenUrl: string
  clientId: string
  clientVersion: string
  clientSecret: string
  /** As set for callbacks at PhonePe's merchant desk. */
  callbackUser: string
  callbackPassword: string
}

export type Fetch = (request: Request) => Promise<Response>

/** For a request and the token that it may need. Clients wait 10 s, and have to hear why nothing was paid. */
const TIMEOUT_MS = 7_000

const tokenReply = z.object({ access_token: z.string().min(1), issued_at: z.number(), expires_at: z.number() })

/** Sends requests to PhonePe with a token, which is fetched and replaced when needed. */
export function createPhonePeRequest(account: PhonePeAccount, clock: Clock, fetch: Fetch, timeoutMs = TIMEOUT_MS) {
  const { baseUrl, tokenUrl, clientId, clientVersion, clientSecret } = account
  let token: Promise<{ value: string; staleAt: number }> | null = null

  async function fetchToken(signal: AbortSignal) {
    const body = new URLSearchParams({
      client_id: clientId,
      client_version: clientVersion,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    })
    const response = await send(new Request(tokenUrl, { method: 'POST', body, signal }))
    if (!response.ok) throw unreachable(`PhonePe gave no token (${response.status}).`)
    const { access_token, issued_at, expires_at } = await readReply(response, tokenReply)
    // Replaced at half of its life, counted from now: the two clocks need not agree.
    return { value: access_token, staleAt: clock.now().getTime() + ((expires_at - issued_at) * 1000) / 2 }
  }

  async function bearer(signal: AbortSignal): Promise<string> {
    if (token && (await token).staleAt <= clock.now().getTime()) token = null
    token ??= fetchToken(signal).catch((failure: unknown) => {
      token = null
      throw failure
    })
    return `O-Bearer ${(await token).value}`
  }

  async function send(request: Request): Promise<Response> {
    return fetch(request).catch((failure: unknown) => {
      throw unreachable(`PhonePe did not answer (${failure instanceof Error ? failure.name : 'unknown'}).`)
    })
  }

  async function request(path: string, body?: unknown): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs)
    const sendOnce = async () =>
      send(
        new Request(`${baseUrl}${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'content-type': 'application/json', authorization: await bearer(signal) },
          signal,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      )
    const response = await sendOnce()
    if (response.status !== 401) return response
    token = null
    return sendOnce()
  }

  return request
}

export const unreachable = (message: string): GatewayFailure => new GatewayFailure('unreachable', message)

/** The body of a reply in this shape. */
export async function readReply<T>(response: Response, shape: z.ZodType<T>): Promise<T> {
  const parsed = shape.safeParse(await response.json().catch(() => null))
  if (!parsed.success) throw unreachable('PhonePe answered something that is not in its documentation.')
  return parsed.data
}
