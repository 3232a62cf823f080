import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/db.ts'
import { openTestDatabase, TEST_START } from '@tarapath/backend-testing'
import { CallFailure, type CallBridge, type CallOrder } from '../call-bridge.ts'
import { createClock, type TurnableClock } from '../clock.ts'
import { createExotelSimulator, answerHandset, createHandsets, hangUpHandset, RING_SECONDS } from '@tarapath/sandbox'
import { createExotel } from './exotel.ts'

const ACCOUNT = {
  baseUrl: 'https://exotel.test',
  sid: 'tarapath1',
  apiKey: 'key',
  apiToken: 'token',
  callerId: '08047100000',
  recordingDays: 60 as number | null,
}

let database: Database
let clock: TurnableClock
beforeAll(async () => {
  database = await openTestDatabase()
  clock = createClock(() => TEST_START.getTime())
})
afterAll(() => database.close())

/** What people and phone legs do, with any bridge. */
interface Line {
  bridge: CallBridge
  astrologerAnswers: (legId: string) => Promise<void>
  customerAnswers: (legId: string) => Promise<void>
  nobodyAnswers: (legId: string) => Promise<void>
  customerDoesNotAnswer: (legId: string) => Promise<void>
  /** After so many seconds of talk. */
  hangsUp: (legId: string, seconds: number) => Promise<void>
}

function handsets(): Line {
  const { db } = database
  const seconds = (count: number) => clock.turn(count * 1000)
  return {
    bridge: createHandsets(db, clock),
    astrologerAnswers: (id) => answerHandset(db, clock.now(), { callId: id, side: 'astrologer' }),
    customerAnswers: (id) => answerHandset(db, clock.now(), { callId: id, side: 'customer' }),
    nobodyAnswers: async () => seconds(RING_SECONDS),
    customerDoesNotAnswer: async () => seconds(RING_SECONDS),
    async hangsUp(id, talked) {
      seconds(talked)
      await hangUpHandset(db, clock.now(), { callId: id, side: 'customer' })
    },
  }
}

const simulator = createExotelSimulator(ACCOUNT)
const toExotel = (account: typeof ACCOUNT) => createExotel(account, async (request) => simulator.app.fetch(request))

function exotel(): Line {
  const { update } = simulator
  return {
    bridge: toExotel(ACCOUNT),
    astrologerAnswers: async (id) => update(id, { legs: ['in-progress', 'ringing'] }),
    customerAnswers: async (id) => update(id, { legs: ['in-progress', 'in-progress'] }),
    nobodyAnswers: async (id) => update(id, { Status: 'no-answer', legs: ['no-answer', null] }),
    customerDoesNotAnswer: async (id) => update(id, { Status: 'no-answer', legs: ['completed', 'no-answer'] }),
    hangsUp: async (id, talkSeconds) =>
      update(id, { Status: 'completed', legs: ['completed', 'completed'], talkSeconds }),
  }
}

let lastCall = 0
const order = (more: Partial<CallOrder> = {}): CallOrder => ({
  callId: `call_contract_${(lastCall += 1)}`,
  consultationId: lastCall,
  phones: { astrologer: '+919800000001', customer: '+919800000002' },
  maxSeconds: 600,
  callbackUrl: 'https://tarapath.test/callbacks/calls/x/y',
  ...more,
})

describe.each([
  ['two handsets', handsets],
  ['Exotel', exotel],
])('%s', (_, open) => {
  let line: Line
  beforeEach(() => {
    line = open()
  })

  test('the phone of the astrologer rings, then that of the customer, and they are connected', async () => {
    const id = await line.bridge.connect(order())
    expect(await line.bridge.report(id)).toEqual({ astrologerAnswered: false, customerAnswered: false, ended: null })
    await line.astrologerAnswers(id)
    expect(await line.bridge.report(id)).toEqual({ astrologerAnswered: true, customerAnswered: false, ended: null })
    await line.customerAnswers(id)
    expect(await line.bridge.report(id)).toEqual({ astrologerAnswered: true, customerAnswered: true, ended: null })
    await line.hangsUp(id, 73)
    expect(await line.bridge.report(id)).toMatchObject({
      astrologerAnswered: true,
      customerAnswered: true,
      ended: { outcome: expect.stringMatching(/hung_up$/), talkSeconds: 73 },
    })
  })

  test('it reports which side did not answer', async () => {
    const first = await line.bridge.connect(order())
    await line.nobodyAnswers(first)
    expect(await line.bridge.report(first)).toMatchObject({
      astrologerAnswered: false,
      ended: { outcome: 'astrologer_no_answer', talkSeconds: 0, recordingUrl: null },
    })
    const second = await line.bridge.connect(order())
    await line.astrologerAnswers(second)
    await line.customerDoesNotAnswer(second)
    expect(await line.bridge.report(second)).toMatchObject({
      astrologerAnswered: true,
      customerAnswered: false,
      ended: { outcome: 'customer_no_answer', talkSeconds: 0 },
    })
  })

  test('an unknown phone leg has no report, and hanging it up is no error', async () => {
    expect(await line.bridge.report('no-such-line')).toBeNull()
    await line.bridge.hangUp('no-such-line')
  })

  test('a body that is no callback has no report', () => {
    for (const body of [null, 'text', 42, {}, { EventType: 'else' }, { EventType: 'terminal', Legs: 'two' }])
      expect(line.bridge.readCallback(body)).toBeNull()
  })
})

describe('Exotel', () => {
  test('sends the request of its documentation, within its limits', async () => {
    const { bridge } = exotel()
    const { callId, ...given } = order({ maxSeconds: 20_000 })
    expect(simulator.requestForm(await bridge.connect({ callId, ...given }))).toMatchObject({
      From: '+919800000001',
      To: '+919800000002',
      CallerId: ACCOUNT.callerId,
      TimeLimit: '14400',
      Record: 'true',
      CustomField: callId,
      StatusCallback: given.callbackUrl,
      'StatusCallbackEvents[0]': 'answered',
      'StatusCallbackEvents[1]': 'terminal',
    })
  })

  test('throws a CallFailure for every failure', async () => {
    const wrongPassword = toExotel({ ...ACCOUNT, apiToken: 'else' })
    const unreachable = createExotel(ACCOUNT, () => Promise.reject(new TypeError('fetch failed')))
    const garbage = createExotel(ACCOUNT, async () => new Response('<html>'))
    for (const bridge of [wrongPassword, unreachable, garbage])
      await expect(bridge.connect(order())).rejects.toThrow(CallFailure)
    const unknown = order({ phones: { astrologer: null, customer: '+919800000002' } })
    await expect(exotel().bridge.connect(unknown)).rejects.toThrow(CallFailure)
    await expect(unreachable.report('x')).rejects.toThrow(CallFailure)
  })

  test.each([
    ['busy', { Status: 'busy', legs: ['busy', null] }, 'astrologer_busy'],
    ['busy customer', { Status: 'busy', legs: ['completed', 'busy'] }, 'customer_busy'],
    ['failed', { Status: 'failed', legs: ['failed', null] }, 'failed'],
    ['a second leg that fails', { Status: 'failed', legs: ['completed', 'failed'] }, 'failed'],
  ] as const)('%s is reported by the callback and by the details', async (_, news, outcome) => {
    const { bridge } = exotel()
    const id = await bridge.connect(order())
    simulator.update(id, { Status: news.Status, legs: [...news.legs] })
    expect((await bridge.report(id))?.ended?.outcome).toBe(outcome)
    expect(bridge.readCallback(simulator.callback(id).body)?.ended?.outcome).toBe(outcome)
  })

  test('fetches recordings from Exotel, and sends its password to no other host', async () => {
    const asked: string[] = []
    const bridge = createExotel(ACCOUNT, async (request) => {
      asked.push(request.url)
      return simulator.app.fetch(request)
    })
    expect(await (await bridge.fetchRecording(`${ACCOUNT.baseUrl}/recordings/1.mp3`, null)).text()).toBe('sound')
    for (const url of [
      'https://elsewhere.test/1.mp3',
      'http://recordings.exotel.com/1.mp3',
      'https://exotel.com.test/',
      'x',
    ])
      await expect(bridge.fetchRecording(url, null)).rejects.toMatchObject({ code: 'not_found' })
    expect(asked).toHaveLength(1)
  })
})
