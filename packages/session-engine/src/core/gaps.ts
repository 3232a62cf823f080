import { forgiveGap } from './idle.ts'
import { triggerRead } from './polling.ts'
import { isLive } from './state.ts'
import { change, changePoll, dropRead, logOnce, type Turn } from './turn.ts'

/** The wall clock was set back: every local stamp moves with it, so that no countdown notices. */
export function onClockSetBack(turn: Turn, byMs: number): void {
  const { state } = turn
  const back = (at: number): number => at - byMs
  const backIfSet = (at: number | null): number | null => at && back(at)
  const { poll, pendingEnd, ending, idle, offsetRange } = state
  change(turn, {
    idle: idle && 'endsAt' in idle ? { endsAt: back(idle.endsAt) } : idle,
    ending: ending && { ...ending, until: back(ending.until) },
    pendingEnd: pendingEnd && {
      ...pendingEnd,
      decidedAt: back(pendingEnd.decidedAt),
      retryAt: back(pendingEnd.retryAt),
      sentAt: backIfSet(pendingEnd.sentAt),
    },
    expectUntil: backIfSet(state.expectUntil),
    freshSince: back(state.freshSince),
    offset: state.offset + byMs,
    offsetRange: offsetRange && { lo: offsetRange.lo + byMs, hi: offsetRange.hi + byMs },
  })
  changePoll(turn, {
    startedAt: back(poll.startedAt),
    waitUntil: back(poll.waitUntil),
    dueAt: backIfSet(poll.dueAt),
    heardAt: back(poll.heardAt),
  })
  if (state.consultation) logOnce(turn, 'clock-jump')
}

/** The page stood still: what it knows is old. It asks first and acts on the answer. */
export function onTimeJumped(turn: Turn, before: number, clockChanged: boolean): void {
  if (isLive(turn.state)) {
    forgiveGap(turn, before)
    dropRead(turn)
    change(turn, { confirmed: false, freshSince: turn.now })
    if (clockChanged) logOnce(turn, 'clock-jump')
  }
  triggerRead(turn, false)
}
