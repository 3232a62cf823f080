import { Hono, type Context } from 'hono'
import type { ExotelAccount } from '@tarapath/backend/ports'

type LegStatus = 'ringing' | 'in-progress' | 'completed' | 'busy' | 'no-answer' | 'failed' | null

interface SimulatedCall {
  Sid: string
  Status: 'in-progress' | 'completed' | 'busy' | 'no-answer' | 'failed'
  legs: [LegStatus, LegStatus]
  talkSeconds: number
  form: Record<string, string>
}

/** Exotel's API for tests: no telephone rings, and a test sets what has happened to a call. */
export function createExotelSimulator(account: ExotelAccount) {
  const calls = new Map<string, SimulatedCall>()
  const app = new Hono()
  const path = `/v1/Accounts/${account.sid}/Calls`
  const isUnauthorized = (c: Context) =>
    c.req.header('authorization') !== `Basic ${btoa(`${account.apiKey}:${account.apiToken}`)}`
  const fail = (c: Context, status: 400 | 401 | 404, Message: string) =>
    c.json({ RestException: { Status: status, Message } }, status)
  const recordingOf = ({ Sid, talkSeconds }: SimulatedCall) =>
    talkSeconds > 0 ? `${account.baseUrl}/recordings/${Sid}.mp3` : ''

  app.post(`${path}/connect.json`, async (c) => {
    if (isUnauthorized(c)) return fail(c, 401, 'Authentication failed')
    const form = (await c.req.parseBody()) as Record<string, string>
    const isComplete = /^\+91\d{10}$/.test(form['From'] ?? '') && form['To'] && form['CallerId'] === account.callerId
    if (!isComplete || !(Number(form['TimeLimit']) <= 14_400))
      return fail(c, 400, 'Bad From, To, CallerId or TimeLimit')
    const Sid = crypto.randomUUID().replaceAll('-', '')
    const call: SimulatedCall = { Sid, Status: 'in-progress', legs: ['ringing', null], talkSeconds: 0, form }
    calls.set(Sid, call)
    return c.json({ Call: { Sid, Status: 'in-progress', From: form['From'], To: form['To'] } })
  })

  app.get(`${path}/:file`, (c) => {
    if (isUnauthorized(c)) return fail(c, 401, 'Authentication failed')
    const call = calls.get(c.req.param('file').replace(/\.json$/, ''))
    if (!call) return fail(c, 404, 'Call not found')
    const { Sid, Status, legs, talkSeconds } = call
    const Details = { ConversationDuration: talkSeconds, Leg1Status: legs[0], Leg2Status: legs[1] }
    return c.json({ Call: { Sid, Status, RecordingUrl: recordingOf(call), Details } })
  })

  app.get('/recordings/:file', (c) => {
    if (isUnauthorized(c)) return fail(c, 401, 'Authentication failed')
    return c.body('sound', 200, { 'content-type': 'audio/mpeg' })
  })

  const find = (sid: string): SimulatedCall => {
    const call = calls.get(sid)
    if (!call) throw new Error(`Call ${sid} does not exist.`)
    return call
  }

  return {
    app,
    requestForm: (sid: string): Record<string, string> => find(sid).form,
    /** Sets what the provider knows of a call. */
    update(sid: string, change: Partial<Pick<SimulatedCall, 'Status' | 'legs' | 'talkSeconds'>>): void {
      Object.assign(find(sid), change)
    },
    /** The callback for the present state of a call: its URL and its body. */
    callback(sid: string): { url: string; body: Record<string, unknown> } {
      const call = find(sid)
      const { Sid, Status, legs, talkSeconds, form } = call
      const Legs = legs.map((status) => ({ Status: status }))
      const common = { CallSid: Sid, Status, Legs }
      const body =
        Status === 'in-progress'
          ? { ...common, EventType: 'answered' }
          : {
              ...common,
              EventType: 'terminal',
              ConversationDuration: talkSeconds,
              RecordingUrl: recordingOf(call),
              CustomField: form['CustomField'],
            }
      return { url: form['StatusCallback'] ?? '', body }
    },
  }
}
