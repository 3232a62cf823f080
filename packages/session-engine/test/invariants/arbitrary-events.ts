import fc from 'fast-check'
import type { Effect, Event, State } from '../../src/index.ts'
import { inProgress, noneInProgress } from '../../src/testing.ts'
import type { Build } from './invariant.ts'

export const T0 = Date.parse('2026-01-01T00:00:00Z')
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
      .map((o) => inProgress({ status_message: 'Said while in progress.', ...o })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ status_message: fc.constantFrom<unknown>('Bye.', ' ', null, 4), show_review_popup: fc.boolean() })
      .map((o) => noneInProgress(o)),
  },
  { weight: 1, arbitrary: fc.anything() },
)

type MakeEvent = (s: State, now: number) => Event

const bare = (...names: string[]): fc.Arbitrary<MakeEvent> => fc.constantFrom(...names).map((type) => () => ({ type }))

/** The outcome of a read; without one in flight, it is asked for. */
const duringRead =
  (outcome: MakeEvent): MakeEvent =>
  (s, now) =>
    s['read'] === 'running' ? outcome(s, now) : { type: 'refresh-asked' }

/** An event as the driver makes it, given the state it meets; tickets and attempts are the current ones more often than not. */
const event: fc.Arbitrary<MakeEvent> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(reply, fc.nat(9)).map(([body, n]) =>
      duringRead((s, now) => ({
        type: 'status-read',
        ticket: ticketOf(s) - (n === 0 ? 1 : 0),
        body,
        serverDate: Math.floor(now / 1000) * 1000,
      })),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .nat(9)
      .map((n) => duringRead((s) => ({ type: 'status-failed', ticket: ticketOf(s), unauthorized: n === 0 }))),
  },
  { weight: 6, arbitrary: fc.constant(() => ({ type: 'time-passed' })) },
  {
    weight: 8,
    arbitrary: bare(
      'continued',
      'end-asked',
      'ended-closed',
      'review-done',
      'visible',
      'hidden',
      'online',
      'refresh-asked',
      'consultation-initiated',
      'cancel-asked',
      'storage-changed',
      'storage-failed',
      'nonsense',
    ),
  },
  { weight: 2, arbitrary: bare('logout-asked', 'logout-confirmed', 'logout-cancelled') },
  { weight: 2, arbitrary: bare('signed-in', 'signed-in', 'signed-in', 'signed-out') },
  { weight: 2, arbitrary: fc.constantFrom('send', 'typing', 7).map((kind) => () => ({ type: 'acted', kind })) },
  { weight: 2, arbitrary: fc.constantFrom(...IDS).map((id) => () => ({ type: 'end-confirmed', id, reply: {} })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...IDS).map((id) => (s: State) => ({ type: 'end-failed', id, attempt: attemptOf(s) })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('/', '/chat', '/chat?x', '').map((path) => () => ({ type: 'route-changed', path })),
  },
  { weight: 1, arbitrary: fc.constant((s: State) => ({ type: 'lease-refused', ticket: ticketOf(s) })) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 100_000 }).map((byMs) => () => ({ type: 'clock-set-back', byMs })),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0, max: 600_000 })
      .map((gap) => (_: State, now: number) => ({ type: 'time-jumped', before: now - gap, clockChanged: false })),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        fc.record({
          type: fc.constantFrom('peer-idle', 'peer-ending', 'peer-reviewed'),
          id: fc.constantFrom(...IDS),
          ms: fc.integer({ min: -5, max: 400_000 }),
          at: fc.constant(T0),
        }),
        fc.record({ type: fc.constant('peer-status'), body: reply, at: fc.constant(T0 + 1e9) }),
        fc.record({
          type: fc.constant('peer-ended'),
          ended: fc.record({ id: fc.constantFrom(...IDS), message: fc.string(), review: fc.boolean() }),
        }),
        fc
          .tuple(fc.constantFrom('peer-status', 'peer-idle', 'peer-ending', 'peer-ended', 'peer-reviewed'), fc.object())
          .map(([type, fields]) => ({ ...fields, type })),
      )
      .map((news) => () => news),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, {}, { id: 1 }, 0).map((ongoing) => () => ({ type: 'details-loaded', ongoing })),
  },
)

export const booted = { type: 'booted', signedIn: true, path: '/', visible: true, stored: {} }
export const steps = fc.array(fc.tuple(fc.constantFrom(0, 1, 100, 1500, 3000, 20_000, 65_000), event), {
  minLength: 10,
  maxLength: 50,
  size: 'max',
})

function ticketOf(s: State): number {
  return s['ticket'] as number
}

function attemptOf(s: State): number {
  return (s['end'] as { attempt: number } | null)?.attempt ?? 0
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const key of Reflect.ownKeys(value)) deepFreeze((value as Record<PropertyKey, unknown>)[key])
  }
  return value
}

export interface Turn {
  readonly before: State
  readonly event: Event
  readonly after: State
  readonly effects: readonly Effect[]
  readonly now: number
}

/** Lives one page life and shows each turn of it. */
export function live(build: Build, list: readonly (readonly [number, MakeEvent])[], look: (turn: Turn) => void): void {
  let now = T0
  let state = build.initialState()
  for (const [ms, make] of [[0, () => booted] as const, ...list]) {
    now += ms
    const made = make(state, now)
    const [after, effects] = build.transition(state, made, now)
    look({ before: state, event: made, after, effects, now })
    state = after
  }
}
