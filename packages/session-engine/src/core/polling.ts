import { REQUEST_TIMEOUT_MS, shouldPoll } from './deadlines.ts'
import { onReadFailed } from './read-failed.ts'
import { change, changePoll, dropRead, order, type Turn } from './turn.ts'

/** How long the broadcast of another tab's read is awaited before this tab reads itself. */
const LEASE_WAIT_MS = 1500

/** Another tab's reply is as good as an own one for this long. */
const PEER_REPLY_LIFE_MS = 1400

function startRead(turn: Turn, leased: boolean): void {
  const ticket = turn.state.poll.ticket + 1
  if (turn.state.detailsCheck === 'next') change(turn, { detailsCheck: 'this' })
  changePoll(turn, { stage: 'reading', ticket, startedAt: turn.now, dueAt: null, again: 'no' })
  order(turn, { e: 'poll', ticket, leased })
}

/**
 * Reads now; during a read, once more after it. `fresh` asks the server itself, because something is known to have changed;
 * otherwise another tab's reply of a moment ago will do.
 */
export function triggerRead(turn: Turn, fresh: boolean): void {
  const { phase, poll, confirmed } = turn.state
  if (phase === 'off' || phase === 'done' || phase === 'ending' || poll.stopped) return
  if (poll.stage !== 'idle') {
    changePoll(turn, { again: fresh ? 'fresh' : poll.again === 'no' ? 'leased' : poll.again })
    return
  }
  const age = turn.now - poll.heardAt
  if (!fresh && confirmed && age >= 0 && age < PEER_REPLY_LIFE_MS) return
  startRead(turn, !fresh)
}

function backoffMs(fails: number): number {
  return fails < 3 ? 0 : Math.min(15_000, 3000 * 2 ** (fails - 3))
}

/** The read settled: go on at once if asked to, else when it is due, start to start. */
export function afterRead(turn: Turn): void {
  const { poll } = turn.state
  changePoll(turn, { stage: 'idle' })
  if (poll.again !== 'no') {
    triggerRead(turn, poll.again === 'fresh')
    if (turn.state.poll.stage !== 'idle') return
  }
  const dueAt = Math.max(poll.startedAt + turn.settings.pollMs, turn.now + backoffMs(turn.state.poll.fails))
  changePoll(turn, { again: 'no', dueAt: shouldPoll(turn.state, turn.now) ? dueAt : null })
}

/** Another tab has read: this one's turn comes one interval after that reply. */
export function afterPeerRead(turn: Turn): void {
  const { poll } = turn.state
  changePoll(turn, { heardAt: turn.now, fails: 0 })
  if (poll.stage === 'reading') return
  const again = poll.stage === 'waiting' ? poll.again : 'no'
  changePoll(turn, {
    stage: 'idle',
    again: 'no',
    dueAt: shouldPoll(turn.state, turn.now) ? turn.now + turn.settings.pollMs : null,
  })
  if (again === 'fresh') triggerRead(turn, true)
}

export function onLeaseRefused(turn: Turn, ticket: number): void {
  const { poll } = turn.state
  if (poll.stage === 'reading' && poll.ticket === ticket) {
    changePoll(turn, { stage: 'waiting', waitUntil: turn.now + LEASE_WAIT_MS })
  }
}

function settleDueRead(turn: Turn): void {
  const { poll } = turn.state
  if (!shouldPoll(turn.state, turn.now)) {
    if (poll.dueAt !== null) changePoll(turn, { dueAt: null })
  } else if (poll.dueAt === null) {
    changePoll(turn, { dueAt: turn.now + turn.settings.pollMs })
  } else if (turn.now >= poll.dueAt) {
    startRead(turn, true)
  }
}

/** What is due of the polling at this moment. */
export function settlePolling(turn: Turn): void {
  const { poll } = turn.state
  if (poll.stage === 'waiting' && turn.now >= poll.waitUntil) startRead(turn, false)
  if (poll.stage === 'reading' && turn.now >= poll.startedAt + REQUEST_TIMEOUT_MS) {
    dropRead(turn)
    onReadFailed(turn)
    afterRead(turn)
  }
  if (turn.state.poll.stage === 'idle') settleDueRead(turn)
}
