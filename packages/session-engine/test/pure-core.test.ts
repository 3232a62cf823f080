import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endedMessage, initialState, transition, wakeAt, type Effect, type Event, type State } from '../src/index.ts'
import { inProgress, noneInProgress } from '../src/testing.ts'

const T0 = Date.parse('2026-01-01T00:00:00Z')
const IDS = ['501', '502', '503']

const reply = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        id: fc.constantFrom<unknown>(501, '501', 502),
        order_type: fc.constantFrom<unknown>(1, 1, 1, 2, '1', 3, null),
        max_call_duration: fc.constantFrom<unknown>(900, 60, '300', 5, 0, -1, null, 'x'),
        start_datetime: fc.constantFrom<unknown>(null, '2026-01-01T00:00:00Z', '2025-01-01 00:00:00', 'soon'),
        astro_pickup_status: fc.constantFrom<unknown>(true, true, true, false, 'true'),
        customer_pickup_status: fc.constantFrom<unknown>(true, true, true, false),
        show_review_popup: fc.boolean(),
        sub_status: fc.constantFrom(null, 'astro_rejected'),
      })
      .map((o) => inProgress(o)),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ status_message: fc.constantFrom<unknown>('Bye.', ' ', null, 4), show_review_popup: fc.boolean() })
      .map((o) => noneInProgress(o)),
  },
  { weight: 1, arbitrary: fc.anything() },
)

/** An event as the driver makes it, given the state it meets; tickets and attempts are the current ones more often than not. */
const event: fc.Arbitrary<(s: State, now: number) => Event> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(reply, fc.boolean()).map(([body, stale]) => (s: State, now: number) => ({
      t: 'status-read',
      ticket: ticketOf(s) - (stale ? 1 : 0),
      body,
      sentAt: now - 100,
      serverDate: Math.floor(now / 1000) * 1000,
    })),
  },
  {
    weight: 2,
    arbitrary: fc.boolean().map((unauthorized) => (s: State) => ({
      t: 'status-failed',
      ticket: ticketOf(s),
      unauthorized,
    })),
  },
  { weight: 6, arbitrary: fc.constant(() => ({ t: 'time-passed' })) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(
        'continued',
        'end-asked',
        'logout-asked',
        'logout-confirmed',
        'logout-cancelled',
        'ended-closed',
        'review-done',
        'visible',
        'hidden',
        'online',
        'refresh-asked',
        'consultation-initiated',
        'cancel-asked',
        'signed-in',
        'signed-out',
        'storage-changed',
        'storage-failed',
        'nonsense',
      )
      .map((t) => () => ({ t })),
  },
  { weight: 2, arbitrary: fc.constantFrom('send', 'typing', 7).map((kind) => () => ({ t: 'acted', kind })) },
  { weight: 2, arbitrary: fc.constantFrom(...IDS).map((id) => () => ({ t: 'end-confirmed', id, reply: {} })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...IDS).map((id) => (s: State) => ({ t: 'end-failed', id, attempt: attemptOf(s) })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('/', '/chat', '/chat?x', '').map((path) => () => ({ t: 'route-changed', path })),
  },
  { weight: 1, arbitrary: fc.constant((s: State) => ({ t: 'lease-refused', ticket: ticketOf(s) })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 100_000 }).map((byMs) => () => ({ t: 'clock-set-back', byMs })) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0, max: 600_000 })
      .map((gap) => (_: State, now: number) => ({ t: 'time-jumped', before: now - gap, clockChanged: false })),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        fc.record({
          t: fc.constantFrom('peer-idle', 'peer-ending', 'peer-reviewed'),
          id: fc.constantFrom(...IDS),
          ms: fc.integer({ min: -5, max: 400_000 }),
          at: fc.constant(T0),
        }),
        fc.record({ t: fc.constant('peer-status'), body: reply, at: fc.constant(T0 + 1e9) }),
        fc.record({
          t: fc.constant('peer-ended'),
          ended: fc.record({ id: fc.constantFrom(...IDS), message: fc.string(), review: fc.boolean() }),
        }),
        fc
          .tuple(fc.constantFrom('peer-status', 'peer-idle', 'peer-ending', 'peer-ended', 'peer-reviewed'), fc.object())
          .map(([t, fields]) => ({ ...fields, t })),
      )
      .map((news) => () => news),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, {}, { id: 1 }, 0).map((ongoing) => () => ({ t: 'details-loaded', ongoing })),
  },
)

const booted = { t: 'booted', signedIn: true, path: '/', visible: true, stored: {} }
const steps = fc.array(fc.tuple(fc.constantFrom(0, 1, 100, 1500, 3000, 20_000, 65_000), event), { maxLength: 60 })

function ticketOf(s: State): number {
  return s['ticket'] as number
}

function attemptOf(s: State): number {
  return (s['end'] as { attempt: number } | null)?.attempt ?? 0
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const key of Reflect.ownKeys(value)) deepFreeze((value as Record<PropertyKey, unknown>)[key])
  }
  return value
}

interface Turn {
  readonly before: State
  readonly event: Event
  readonly after: State
  readonly effects: readonly Effect[]
  readonly now: number
}

/** Lives one page life and shows each turn of it. */
function live(
  list: readonly (readonly [number, (s: State, now: number) => Event])[],
  look: (turn: Turn) => void,
): void {
  let now = T0
  let state = initialState()
  for (const [ms, make] of [[0, () => booted] as const, ...list]) {
    now += ms
    const made = make(state, now)
    const [after, effects] = transition(state, made, now)
    look({ before: state, event: made, after, effects, now })
    state = after
  }
}

describe('the pure core', () => {
  test('26: transition changes nothing it is given and answers any event in any phase, any junk reply', () => {
    fc.assert(
      fc.property(steps, (list) => {
        let now = T0
        let state = deepFreeze(initialState())
        for (const [ms, make] of [[0, () => booted] as const, ...list]) {
          now += ms
          const made = deepFreeze(make(state, now))
          const first = transition(state, made, now)
          expect(transition(state, made, now)).toEqual(first)
          state = deepFreeze(first[0])
        }
      }),
      { numRuns: 150 },
    )
  })

  test('26: events with fields of any kind do not throw either', () => {
    const names = [
      'booted',
      'route-changed',
      'status-read',
      'status-failed',
      'lease-refused',
      'acted',
      'end-confirmed',
      'end-failed',
      'end-deferred',
      'cancel-settled',
      'details-loaded',
      'peer-status',
      'peer-idle',
      'peer-ended',
      'clock-set-back',
      'time-jumped',
    ]
    const junk = fc.tuple(
      fc.constantFrom(...names),
      fc.dictionary(
        fc.constantFrom(
          'signedIn',
          'path',
          'visible',
          'stored',
          'ticket',
          'body',
          'sentAt',
          'serverDate',
          'kind',
          'id',
          'reply',
          'attempt',
          'ok',
          'ongoing',
          'ended',
          'ms',
          'at',
          'byMs',
          'before',
        ),
        fc.anything(),
      ),
    )
    fc.assert(
      fc.property(steps, fc.array(junk, { maxLength: 10 }), (list, junkEvents) => {
        let now = T0
        let state = initialState()
        for (const [ms, make] of list) [state] = transition(state, make(state, (now += ms)), now)
        for (const [t, fields] of junkEvents) [state] = transition(state, { ...fields, t }, (now += 500))
        wakeAt(state, now)
      }),
      { numRuns: 200 },
    )
  })

  test('23: a wake is in the future, and an active session always has one unless a read is in flight', () => {
    fc.assert(
      fc.property(steps, (list) => {
        live(list, ({ after, now }) => {
          const at = wakeAt(after, now)
          expect(at === null || at > now).toBe(true)
          if (after.phase === 'active' && after['stopped'] !== true) expect(at).not.toBe(null)
        })
      }),
      { numRuns: 200 },
    )
  })

  test('23: time passing by itself never starts a busy loop', () => {
    fc.assert(
      fc.property(steps, (list) => {
        let state = initialState()
        let now = T0
        for (const [ms, make] of [[0, () => booted] as const, ...list])
          [state] = transition(state, make(state, (now += ms)), now)
        let wakes = 0
        const until = now + 60_000
        for (let at = wakeAt(state, now); at !== null && at <= until; at = wakeAt(state, now)) {
          ;[state] = transition(state, { t: 'time-passed' }, (now = at))
          wakes += 1
        }
        expect(wakes).toBeLessThanOrEqual(2 * 60 + 2 * 40 + 20)
      }),
      { numRuns: 150 },
    )
  })

  test('1: one decision for each id; every end order for it carries the same body and key', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const bodies = new Map<unknown, string>()
        const announced: unknown[] = []
        live(list, ({ effects }) => {
          for (const effect of effects) {
            if (effect.e === 'end') {
              const sent = JSON.stringify([effect['body'], effect['idempotencyKey']])
              expect(bodies.get(effect['id']) ?? sent).toBe(sent)
              bodies.set(effect['id'], sent)
            }
            const news = effect.e === 'notify' ? (effect['news'] as { k?: string; id?: string } | undefined) : undefined
            if (news?.k === 'ending') announced.push(news.id)
          }
        })
        expect(new Set(announced).size).toBe(announced.length)
      }),
      { numRuns: 300 },
    )
  })

  test('2 and 4: an end by a timer is type 3, any other has no type, and a failed read orders none', () => {
    fc.assert(
      fc.property(steps, (list) => {
        live(list, ({ before, event: { t }, effects, now }) => {
          for (const effect of effects) {
            if (effect.e !== 'end') continue
            const body = effect['body'] as { auto_end: boolean; consultation_termination_type?: number }
            expect(body.auto_end).toBe(body.consultation_termination_type === 3)
            const [, withoutIt] = transition(before, { t: 'time-passed' }, now)
            if (t === 'status-failed') expect(withoutIt.some(({ e }) => e === 'end')).toBe(true)
          }
        })
      }),
      { numRuns: 300 },
    )
  })

  test('16 and 21: the modal opens once for each id; reload and logout only where they belong', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const shown: string[] = []
        live(list, ({ before, event: { t }, after, effects }) => {
          if (after.phase === 'ended' && before.phase !== 'ended') shown.push((after['ended'] as { id: string }).id)
          if (effects.some(({ e }) => e === 'reload')) {
            const noReview = t === 'ended-closed' && !(before['ended'] as { review: boolean }).review
            expect(noReview || t === 'review-done').toBe(true)
          }
          if (effects.some(({ e }) => e === 'logout')) {
            expect(before.phase).not.toBe('active')
            expect(before.phase).not.toBe('waiting')
            expect(after.phase).toBe('done')
          }
        })
        expect(new Set(shown).size).toBe(shown.length)
      }),
      { numRuns: 300 },
    )
  })

  test('20: a reply to a read that left earlier than the last one taken over is stale', () => {
    const says = (body: unknown, sentAt: number): Event => ({
      t: 'peer-status',
      body,
      at: sentAt + 400,
      sentAt,
    })
    let [state] = transition(initialState(), booted, T0)
    ;[state] = transition(state, says(inProgress(), T0 + 1000), T0 + 1400)
    ;[state] = transition(state, says(noneInProgress(), T0 + 900), T0 + 1500)
    expect(state.phase).toBe('active')
    ;[state] = transition(state, says(noneInProgress(), T0 + 1100), T0 + 1600)
    expect(state.phase).toBe('ended')
  })

  test('18: off and done never read', () => {
    fc.assert(
      fc.property(steps, (list) => {
        live(list, ({ after, effects }) => {
          if (after.phase === 'off' || after.phase === 'done') expect(effects.some(({ e }) => e === 'poll')).toBe(false)
        })
      }),
      { numRuns: 200 },
    )
  })

  test('15: the sentence is the server’s own or one of three', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(1, 2, null, undefined), (message, orderType) => {
        const own = typeof message === 'string' && message.trim() !== ''
        const expected = own
          ? message
          : orderType === 2
            ? 'Call Ended'
            : orderType === 1
              ? 'Chat Ended'
              : 'Session Ended'
        expect(endedMessage(message, orderType)).toBe(expected)
      }),
    )
  })
})
