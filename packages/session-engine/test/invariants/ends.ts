import fc from 'fast-check'
import { expect } from 'vitest'
import { live, steps } from './arbitrary-events.ts'
import { SEED, type Invariant } from './invariant.ts'

/** What the pure core decides about ends, in random timelines of events. */
export const ENDS: readonly Invariant[] = [
  {
    says: '1: one decision for each id; every end order for it carries the same body and key',
    holds: (build) => {
      fc.assert(
        fc.property(steps, (list) => {
          const bodies = new Map<unknown, string>()
          const decided: string[] = []
          live(build, list, ({ event, effects }) => {
            for (const effect of effects) {
              if (effect.type === 'end') {
                const sent = JSON.stringify([effect.body, effect.idempotencyKey])
                expect(bodies.get(effect.id) ?? sent).toBe(sent)
                bodies.set(effect.id, sent)
              }
              if (effect.type === 'persist' && effect.entries.some(([key]) => key === 'sessionEngine:pendingEnd'))
                decided.push(event.type)
            }
          })
          expect(decided.length).toBeLessThanOrEqual(bodies.size)
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
