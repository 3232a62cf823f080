import { z } from 'zod'
import { notFound } from '../../errors.ts'
import { CallFailure, type CallBridge, type PhoneLegOutcome, type PhoneLegReport } from '../call-bridge.ts'

/** An account at Exotel, voice v1. */
export interface ExotelAccount {
  /** `https://api.in.exotel.com` in Mumbai, `https://api.exotel.com` in Singapore. */
  baseUrl: string
  sid: string
  apiKey: string
  apiToken: string
  /** The number both sides see. */
  callerId: string
  /** How many days the account keeps recordings; null records no call. */
  recordingDays: number | null
}

type Fetch = (request: Request) => Promise<Response>

const TIMEOUT_MS = 10_000
const RING_SECONDS = 40
/** The longest call that Exotel accepts. */
const MAX_SECONDS = 14_400

const seconds = z.coerce.number().int().nonnegative().nullish()
const leg = z.looseObject({ Status: z.string().nullish() })
const legs = z.array(leg).nullish()

const connectReply = z.object({ Call: z.looseObject({ Sid: z.string().min(1) }) })
const detailsReply = z.object({
  Call: z.looseObject({
    Status: z.string(),
    RecordingUrl: z.string().nullish(),
    Details: z
      .looseObject({
        ConversationDuration: seconds,
        Leg1Status: z.string().nullish(),
        Leg2Status: z.string().nullish(),
      })
      .nullish(),
  }),
})
const callback = z.looseObject({
  EventType: z.enum(['answered', 'terminal']),
  Status: z.string().nullish(),
  ConversationDuration: seconds,
  RecordingUrl: z.string().nullish(),
  Legs: legs,
})

/** Source: Exotel developer documentation, "Outgoing call to connect two numbers", "Call details", "StatusCallback". */
export function createExotel(account: ExotelAccount, fetch: Fetch = globalThis.fetch): CallBridge {
  const { baseUrl, sid, apiKey, apiToken, callerId, recordingDays } = account
  const authorization = `Basic ${btoa(`${apiKey}:${apiToken}`)}`
  const calls = `${baseUrl}/v1/Accounts/${sid}/Calls`

  return {
    recordingDays,

    async connect({ callId, phones, maxSeconds, callbackUrl }) {
      if (phones.astrologer === null) throw new CallFailure('No telephone number of this astrologer is known.')
      const body = new URLSearchParams([
        ['From', phones.astrologer],
        ['To', phones.customer],
        ['CallerId', callerId],
        ['CallType', 'trans'],
        ['TimeLimit', String(Math.min(maxSeconds, MAX_SECONDS))],
        ['TimeOut', String(RING_SECONDS)],
        ['Record', String(recordingDays !== null)],
        ['CustomField', callId],
        ['StatusCallback', callbackUrl],
        ['StatusCallbackEvents[0]', 'answered'],
        ['StatusCallbackEvents[1]', 'terminal'],
        ['StatusCallbackContentType', 'application/json'],
      ])
      const response = await send(new Request(`${calls}/connect.json`, { method: 'POST', body, ...limits() }))
      if (!response.ok) throw new CallFailure(`Exotel refused the call (${response.status}).`)
      const reply = connectReply.safeParse(await response.json().catch(() => null))
      if (!reply.success) throw new CallFailure('Exotel answered something else than a call.')
      return reply.data.Call.Sid
    },

    async report(legId) {
      const response = await send(new Request(`${calls}/${encodeURIComponent(legId)}.json?details=true`, limits()))
      if (response.status === 404) return null
      const reply = detailsReply.safeParse(await response.json().catch(() => null))
      if (!response.ok || !reply.success) throw new CallFailure(`Exotel told nothing of the call (${response.status}).`)
      const { Status, RecordingUrl, Details } = reply.data.Call
      const statuses = [Details?.Leg1Status, Details?.Leg2Status]
      return reportOf(Status, statuses, Details?.ConversationDuration ?? null, RecordingUrl || null)
    },

    // Exotel has no way to hang up a running call: TimeLimit ends it.
    async hangUp() {},

    readCallback(body) {
      const event = callback.safeParse(body)
      if (!event.success) return null
      const { EventType, Status, Legs, ConversationDuration, RecordingUrl } = event.data
      const statuses = (Legs ?? []).map((one) => one.Status)
      if (EventType === 'answered') return reportOf('in-progress', ['in-progress', statuses[1]], null, null)
      return reportOf(Status ?? 'failed', statuses, ConversationDuration ?? null, RecordingUrl || null)
    },

    async fetchRecording(url, range) {
      if (!isOfExotel(url, baseUrl)) throw notFound('There is no such recording.')
      const headers = { authorization, ...(range !== null && { range }) }
      return fetch(new Request(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }))
    },
  }

  function limits() {
    return { headers: { authorization }, signal: AbortSignal.timeout(TIMEOUT_MS) }
  }

  async function send(request: Request): Promise<Response> {
    try {
      return await fetch(request)
    } catch (failure) {
      throw new CallFailure(`Exotel cannot be reached (${failure instanceof Error ? failure.name : 'no answer'}).`)
    }
  }
}

const ANSWERED = new Set(['in-progress', 'completed'])
const OVER = new Set(['completed', 'failed', 'busy', 'no-answer', 'canceled'])

function reportOf(
  status: string,
  [first, second]: readonly (string | null | undefined)[],
  talkSeconds: number | null,
  recordingUrl: string | null,
): PhoneLegReport {
  const customerAnswered = ANSWERED.has(second ?? '') || (talkSeconds ?? 0) > 0
  const astrologerAnswered = customerAnswered || ANSWERED.has(first ?? '')
  const ended = OVER.has(status)
    ? { outcome: outcomeOf(status, first, second, customerAnswered), talkSeconds, recordingUrl }
    : null
  return { astrologerAnswered, customerAnswered, ended }
}

/** Each leg names its side; without that, the first leg is the astrologer's. */
function outcomeOf(
  status: string,
  first: string | null | undefined,
  second: string | null | undefined,
  bothAnswered: boolean,
): PhoneLegOutcome {
  if (bothAnswered) return status === 'failed' ? 'failed' : 'hung_up'
  const side = ANSWERED.has(first ?? '') ? 'customer' : 'astrologer'
  switch ((side === 'customer' ? second : first) ?? status) {
    case 'busy':
      return `${side}_busy`
    case 'no-answer':
      return `${side}_no_answer`
    case 'canceled':
    case 'completed':
      return 'hung_up'
    default:
      return 'failed'
  }
}

/** Our credentials are sent to Exotel only. */
function isOfExotel(address: string, baseUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.origin === new URL(baseUrl).origin || (url.protocol === 'https:' && url.hostname.endsWith('.exotel.com'))
}
