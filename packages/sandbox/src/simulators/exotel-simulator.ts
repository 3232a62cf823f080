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

/** Exotel's side of the wire, for tests: it rings nobody, and says what a test tells it to have happened. */
export function createExotelSimulator(account: ExotelAccount) {
  const calls = new Map<string, SimulatedCall>()
  const app = new Hono()
  const path = `/v1/Accounts/${account.sid}/Calls`
  const mayNot = (c: Context) =>
    c.req.header('authorization') !== `Basic ${btoa(`${account.apiKey}:${account.apiToken}`)}`
  const exception = (c: Context, status: 400 | 401 | 404, Message: string) =>
    c.json({ RestException: { Status: status, Message } }, status)
  const recordingOf = ({ Sid, talkSeconds }: SimulatedCall) =>
    talkSeconds > 0 ? `${account.baseUrl}/recordings/${Sid}.mp3` : ''

  app.post(`${path}/connect.json`, async (c) => {
    if (mayNot(c)) return exception(c, 401, 'Authentication failed')
    const form = (await c.req.parseBody()) as Record<string, string>
    const isComplete = /^\+91\d{10}$/.test(form['From'] ?? '') && form['To'] && form['CallerId'] === account.callerId
    if (!isComplete || !(Number(form['TimeLimit']) <= 14_400))
      return exception(c, 400, 'Bad From, To, CallerId or TimeLimit')
    const Sid = crypto.randomUUID().replaceAll('-', '')
    const call: SimulatedCall = { Sid, Status: 'in-progress', legs: ['ringing', null], talkSeconds: 0, form }
    calls.set(Sid, call)
    return c.json({ Call: { Sid, Status: 'in-progress', From: form['From'], To: form['To'] } })
  })

  app.get(`${path}/:file`, (c) => {
    if (mayNot(c)) return exception(c, 401, 'Authentication failed')
    const call = calls.get(c.req.param('file').replace(/\.json$/, ''))
    if (!call) return exception(c, 404, 'Call not found')
    const { Sid, Status, legs, talkSeconds } = call
    const Details = { ConversationDuration: talkSeconds, Leg1Status: legs[0], Leg2Status: legs[1] }
    return c.json({ Call: { Sid, Status, RecordingUrl: recordingOf(call), Details } })
  })

  app.get('/recordings/:file', (c) => {
    if (mayNot(c)) return exception(c, 401, 'Authentication failed')
    return c.body('sound', 200, { 'content-type': 'audio/mpeg' })
  })

  const find = (sid: string): SimulatedCall => {
    const call = calls.get(sid)
    if (!call) throw new Error(`There is no call ${sid}.`)
    return call
  }

  return {
    app,
    ordered: (sid: string): Record<string, string> => find(sid).form,
    /** Something happens on the line. */
    happen(sid: string, news: Partial<Pick<SimulatedCall, 'Status' | 'legs' | 'talkSeconds'>>): void {
      Object.assign(find(sid), news)
    },
    /** What the callback for the present state says, and where to. */
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
