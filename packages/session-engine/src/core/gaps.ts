import { forgiveGap } from './idle.ts'
import { triggerRead } from './polling.ts'
import { change, changePoll, dropRead, logOnce, type Turn } from './turn.ts'

/** The wall clock was set back: every local stamp moves with it, so that no countdown notices. */
export function onClockSetBack(turn: Turn, byMs: number): void {
  const { state } = turn
  const back = (at: number): number => at - byMs
  const { poll, pendingEnd, ending, idle, offsetRange } = state
  change(turn, {
    idle: idle && 'endsAt' in idle ? { endsAt: back(idle.endsAt) } : idle,
    ending: ending && { ...ending, until: back(ending.until) },
    pendingEnd: pendingEnd && {
      ...pendingEnd,
      decidedAt: back(pendingEnd.decidedAt),
      retryAt: back(pendingEnd.retryAt),
      sentAt: pendingEnd.sentAt === null ? null : back(pendingEnd.sentAt),
    },
    expectUntil: state.expectUntil === null ? null : back(state.expectUntil),
    freshSince: back(state.freshSince),
    offset: state.offset + byMs,
    offsetRange: offsetRange && { lo: offsetRange.lo + byMs, hi: offsetRange.hi + byMs },
  })
  changePoll(turn, {
    startedAt: back(poll.startedAt),
    waitUntil: back(poll.waitUntil),
    dueAt: poll.dueAt === null ? null : back(poll.dueAt),
    heardAt: back(poll.heardAt),
  })
  if (state.consultation) logOnce(turn, 'clock-jump')
}

/** The page stood still: what it knows is old. It asks first and acts on the answer. */
export function onTimeJumped(turn: Turn, before: number, clockChanged: boolean): void {
  const { phase, consultation } = turn.state
  if (phase === 'waiting' || phase === 'active') {
    forgiveGap(turn, before)
    dropRead(turn)
    change(turn, { confirmed: false, freshSince: turn.now })
    if (clockChanged && consultation) logOnce(turn, 'clock-jump')
  }
  triggerRead(turn, false)
}
