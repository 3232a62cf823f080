import fc from 'fast-check'
import { expect } from 'vitest'
import type { SessionEvent, SessionState } from '../../src/index.ts'
import { inProgress, noneInProgress } from '../../src/testing.ts'
import { booted, deepFreeze, live, steps, T0 } from './arbitrary-events.ts'
import { SEED, type Invariant } from './invariant.ts'

/** After these, idle time may be more than before. A gap and a clock set back have laws of their own (10, 11). */
const REASONS = ['continued', 'activity', 'peer-idle', 'time-jumped', 'clock-set']

function idleLeft({ session }: SessionState, now: number): number | null {
  const left = session ? Math.min(session.idleEndsAt - now, session.idleLeftMs) : Infinity
  return left === Infinity ? null : left
}

export const PURE_CORE: readonly Invariant[] = [
  {
    says: '26: transition changes nothing it is given and answers any event in any phase, any junk reply',
    holds: (build) => {
      fc.assert(
        fc.property(steps, (list) => {
          let now = T0
          let state = deepFreeze(build.initialState())
          for (const [ms, make] of [[0, () => booted] as const, ...list]) {
            now += ms
            const made = deepFreeze(make(state, now))
            const first = build.transition(state, made, now)
            expect(build.transition(state, made, now)).toEqual(first)
            state = deepFreeze(first[0])
          }
        }),
        { numRuns: 150, seed: SEED },
      )
    },
  },
  {
    says: '26: events with fields of any kind do not throw either',
    holds: (build) => {
      const names = [
        'booted',
        'route-changed',
        'status-read',
        'status-failed',
        'lease-refused',
        'activity',
        'end-confirmed',
        'end-failed',
        'end-deferred',
        'cancel-answered',
        'details-loaded',
        'peer-status',
        'peer-idle',
        'peer-ended',
        'clock-set',
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
          let state = build.initialState()
          for (const [ms, make] of list) [state] = build.transition(state, make(state, (now += ms)), now)
          for (const [type, fields] of junkEvents)
            [state] = build.transition(state, { ...fields, type } as SessionEvent, (now += 500))
          build.wakeAt(state, now)
        }),
        { numRuns: 200, seed: SEED },
      )
    },
  },
  {
    says: '23: a wake is in the future, and an active session always has one unless a read is in flight',
    holds: (build) => {
      fc.assert(
        fc.property(steps, (list) => {
          live(build, list, ({ after, now }) => {
            const at = build.wakeAt(after, now)
            expect(at === null || at > now).toBe(true)
            if (after.phase === 'active') expect(at).not.toBe(null)
          })
        }),
        { numRuns: 200, seed: SEED },
      )
    },
  },
  {
    says: '23: time passing by itself never starts a busy loop',
    holds: (build) => {
      fc.assert(
        fc.property(steps, (list) => {
          let state = build.initialState()
          let now = T0
          for (const [ms, make] of [[0, () => booted] as const, ...list])
            [state] = build.transition(state, make(state, (now += ms)), now)
          let wakes = 0
          const until = now + 60_000
          for (let at = build.wakeAt(state, now); at !== null && at <= until; at = build.wakeAt(state, now)) {
            ;[state] = build.transition(state, { type: 'time-passed' }, (now = at))
            wakes += 1
          }
          expect(wakes).toBeLessThanOrEqual(2 * 60 + 2 * 40 + 20)
        }),
        { numRuns: 150, seed: SEED },
      )
    },
  },
  {
    says: '20: a reply to a read that left earlier than the last one taken over is stale',
    holds: (build) => {
      const says = (body: unknown, sentAt: number): SessionEvent => ({
        type: 'peer-status',
        body,
        at: sentAt + 400,
        sentAt,
      })
      let [state] = build.transition(build.initialState(), booted, T0)
      ;[state] = build.transition(state, says(inProgress(), T0 + 1000), T0 + 1400)
      ;[state] = build.transition(state, says(noneInProgress(), T0 + 900), T0 + 1500)
      expect(state.phase).toBe('active')
      ;[state] = build.transition(state, says(noneInProgress(), T0 + 1100), T0 + 1600)
      expect(state.phase).toBe('ended')
    },
  },
  {
    says: '5 and 8: a confirmed active consultation has time left, and idle time is never above 180 s',
    holds: (build) => {
      fc.assert(
        fc.property(steps, (list) => {
          live(build, list, ({ after, now }) => {
            const left = idleLeft(after, now)
            if (left !== null) expect(left).toBeLessThanOrEqual(180_000)
            if (after.phase !== 'active' || !after.confirmed) return
            const { consultation, suspect, maxSeconds, startedAt } = after.session
            if (consultation.order_type === 1 && left !== null) expect(left).toBeGreaterThan(0)
            if (suspect !== 0 || maxSeconds + startedAt === Infinity) return
            expect(startedAt + maxSeconds * 1000 + after.clockOffset).toBeGreaterThan(now)
          })
        }),
        { numRuns: 300, seed: SEED },
      )
    },
  },
  {
    says: '8: idle time rises only for a reason',
    holds: (build) => {
      const idOf = ({ session }: SessionState): unknown => session?.consultation.id
      fc.assert(
        fc.property(steps, (list) => {
          live(build, list, ({ before, event: { type }, after, now }) => {
            const was = idleLeft(before, now)
            const is = idleLeft(after, now)
            const isReason = REASONS.includes(type) || idOf(before) !== idOf(after)
            if (was !== null && is !== null && !isReason) expect(is).toBeLessThanOrEqual(Math.max(0, was))
          })
        }),
        { numRuns: 300, seed: SEED },
      )
    },
  },
  {
    says: '17 and 18: one read at a time, and none where nothing is to be read',
    holds: (build) => {
      fc.assert(
        fc.property(steps, (list) => {
          live(build, list, ({ before, event: { type }, after, effects, now }) => {
            if (!effects.some(({ type }) => type === 'poll')) return
            expect(['off', 'done', 'ending']).not.toContain(after.phase)
            const isInFlight = before.read === 'running' && now < before.pollAt
            if (isInFlight) expect(['status-read', 'status-failed', 'time-jumped', 'clock-set']).toContain(type)
            const isExpecting = before.expectUntil > now
            const isQuiet = before.phase === 'none' && before.read === 'idle' && before.confirmed && !isExpecting
            if (isQuiet) expect(['time-passed', 'hidden', 'continued', 'nonsense']).not.toContain(type)
          })
        }),
        { numRuns: 300, seed: SEED },
      )
    },
  },
]
