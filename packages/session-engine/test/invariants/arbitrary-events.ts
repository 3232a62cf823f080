import fc from 'fast-check'
import type { Effect, SessionEvent, SessionState } from '../../src/index.ts'
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

/** An event that may not be one the engine knows. */
interface AnyEvent {
  readonly type: string
  readonly [field: string]: unknown
}

type MakeEvent = (state: SessionState, now: number) => AnyEvent

const bare = (...names: string[]): fc.Arbitrary<MakeEvent> => fc.constantFrom(...names).map((type) => () => ({ type }))

/** The outcome of a read; without one in flight, it is asked for. */
const duringRead =
  (outcome: MakeEvent): MakeEvent =>
  (state, now) =>
    state.read === 'running' ? outcome(state, now) : { type: 'refresh-asked' }

/** An event as the driver makes it, given the state it meets; tickets and attempts are the current ones more often than not. */
const anyEvent: fc.Arbitrary<MakeEvent> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(reply, fc.nat(9)).map(([body, n]) =>
      duringRead((state, now) => ({
        type: 'status-read',
        ticket: state.ticket - (n === 0 ? 1 : 0),
        body,
        serverDate: Math.floor(now / 1000) * 1000,
      })),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .nat(9)
      .map((n) => duringRead((state) => ({ type: 'status-failed', ticket: state.ticket, unauthorized: n === 0 }))),
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
  { weight: 2, arbitrary: fc.constantFrom('send', 'typing', 7).map((kind) => () => ({ type: 'activity', kind })) },
  { weight: 2, arbitrary: fc.constantFrom(...IDS).map((id) => () => ({ type: 'end-confirmed', id, reply: {} })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...IDS)
      .map((id) => (state: SessionState) => ({ type: 'end-failed', id, attempt: attemptOf(state) })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('/', '/chat', '/chat?x', '').map((path) => () => ({ type: 'route-changed', path })),
  },
  { weight: 1, arbitrary: fc.constant((state: SessionState) => ({ type: 'lease-refused', ticket: state.ticket })) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: -100_000, max: 100_000 }).map((byMs) => () => ({ type: 'clock-set', byMs })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 600_000 }).map((gap) => (_: SessionState, now: number) => ({
      type: 'time-jumped',
      before: now - gap,
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        fc.record({
          type: fc.constantFrom('peer-idle', 'peer-ending', 'peer-reviewed'),
          body: fc.constant({ auto_end: false, chat_end_reason: 'ended by user' }),
          id: fc.constantFrom(...IDS),
          ms: fc.integer({ min: -5, max: 400_000 }),
          at: fc.constant(T0),
        }),
        fc.record({ type: fc.constant('peer-status'), body: reply, at: fc.constant(T0 + 1e9) }),
        fc.record({
          type: fc.constant('peer-ended'),
          ended: fc.record({
            id: fc.constantFrom(...IDS),
            message: fc.string(),
            review: fc.boolean(),
            confirmed: fc.boolean(),
          }),
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

const event = anyEvent.map(
  (make) =>
    (state: SessionState, now: number): SessionEvent =>
      make(state, now) as SessionEvent,
)

export const booted: SessionEvent = { type: 'booted', signedIn: true, path: '/', visible: true, stored: {} }
export const steps = fc.array(fc.tuple(fc.constantFrom(0, 1, 100, 1500, 3000, 20_000, 65_000), event), {
  minLength: 10,
  maxLength: 50,
  size: 'max',
})

function attemptOf({ pendingEnd }: SessionState): number {
  return pendingEnd?.attempt ?? 0
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const key of Reflect.ownKeys(value)) deepFreeze((value as Record<PropertyKey, unknown>)[key])
  }
  return value
}

export interface Step {
  readonly before: SessionState
  readonly event: SessionEvent
  readonly after: SessionState
  readonly effects: readonly Effect[]
  readonly now: number
}

/** Lives one page life and shows each step of it. */
export function live(
  build: Build,
  list: readonly (readonly [number, (state: SessionState, now: number) => SessionEvent])[],
  look: (step: Step) => void,
): void {
  let now = T0
  let state = build.initialState()
  for (const [ms, make] of [[0, () => booted] as const, ...list]) {
    now += ms
    const made = make(state, now)
    if (made.type === 'clock-set') now += made.byMs
    const [after, effects] = build.transition(state, made, now)
    look({ before: state, event: made, after, effects, now })
    state = after
  }
}
