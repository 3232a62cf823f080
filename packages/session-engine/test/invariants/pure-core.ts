import fc from 'fast-check'
import { expect } from 'vitest'
import type { SessionEvent, SessionState } from '../../src/index.ts'
import { inProgress, noneInProgress } from '../../src/testing.ts'
import { booted, deepFreeze, live, steps, T0 } from './arbitrary-events.ts'
import { SEED, type Invariant } from './invariant.ts'

/** After these, idle time may be more than before. A gap and a clock set back have laws of their own (10, 11). */
const REASONS = ['continued', 'activity', 'peer-idle', 'time-jumped', 'clock-set-back']

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
            if (after.phase === 'active' && !after.unauthorized) expect(at).not.toBe(null)
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
    says: '1: one decision for each id; every end order for it carries the same body and key',
    holds: (build) => {
      fc.assert(
        fc.property(steps, (list) => {
          const bodies = new Map<unknown, string>()
          const announced: unknown[] = []
          live(build, list, ({ effects }) => {
            for (const effect of effects) {
              if (effect.type === 'end') {
                const sent = JSON.stringify([effect.body, effect.idempotencyKey])
                expect(bodies.get(effect.id) ?? sent).toBe(sent)
                bodies.set(effect.id, sent)
              }
              if (effect.type === 'notify' && effect.to === 'peers' && effect.message.type === 'ending')
                announced.push(effect.message.id)
            }
          })
          expect(new Set(announced).size).toBe(announced.length)
        }),
        { numRuns: 300, seed: SEED },
      )
    },
  },
  {
    says: '2 and 4: an end by a timer is type 3, any other has no type, and a failed read orders none',
    holds: (build) => {
      fc.assert(
        fc.property(steps, (list) => {
          live(build, list, ({ before, event: { type }, effects, now }) => {
            for (const effect of effects) {
              if (effect.type !== 'end') continue
              const { body } = effect
              expect(body.auto_end).toBe(body.consultation_termination_type === 3)
              const [, withoutIt] = build.transition(before, { type: 'time-passed' }, now)
              if (type === 'status-failed') expect(withoutIt.some(({ type }) => type === 'end')).toBe(true)
            }
          })
        }),
        { numRuns: 300, seed: SEED },
      )
    },
  },
  {
    says: '16 and 21: the modal opens once for each id; reload and logout only where they belong',
    holds: (build) => {
      fc.assert(
        fc.property(steps, (list) => {
          const shown: string[] = []
          live(build, list, ({ before, event: { type }, after, effects }) => {
            if (after.phase === 'ended' && before.phase !== 'ended') shown.push(after.ended.id)
            if (effects.some(({ type }) => type === 'reload')) {
              const noReview = type === 'ended-closed' && !before.ended?.review
              expect(noReview || type === 'review-done').toBe(true)
            }
            if (effects.some(({ type }) => type === 'logout')) {
              expect(before.phase).not.toBe('active')
              expect(before.phase).not.toBe('waiting')
              expect(after.phase).toBe('done')
            }
          })
          expect(new Set(shown).size).toBe(shown.length)
        }),
        { numRuns: 300, seed: SEED },
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
            if (isInFlight) expect(['status-read', 'status-failed', 'time-jumped', 'clock-set-back']).toContain(type)
            const isExpecting = before.expectUntil > now
            const isQuiet = before.phase === 'none' && before.read === 'idle' && !isExpecting
            if (isQuiet) expect(['time-passed', 'hidden', 'continued', 'nonsense']).not.toContain(type)
          })
        }),
        { numRuns: 300, seed: SEED },
      )
    },
  },
  {
    says: '15: the message of the end is that of the reply that ended it',
    holds: (build) => {
      fc.assert(
        fc.property(steps, (list) => {
          live(build, list, ({ before, event, after }) => {
            if (event.type !== 'status-read' || after.phase !== 'ended' || before.phase === 'ended') return
            const { ongoing_data: words } = event.body as { ongoing_data: { [field: string]: unknown } }
            const stored = before.session?.consultation
            const type = (words['order_type'] ?? stored?.order_type) as 1 | 2 | null
            expect(after.ended).toMatchObject({ message: build.endedMessage(words['status_message'], type) })
          })
        }),
        { numRuns: 300, seed: SEED },
      )
    },
  },
  {
    says: '15: the message is the server’s own or one of three',
    holds: (build) => {
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
          expect(build.endedMessage(message, orderType)).toBe(expected)
        }),
      )
    },
  },
]
