import type { Ended } from './consultation.ts'
import { adoptEnding, showEnded } from './ending.ts'
import { setIdle } from './idle.ts'
import { afterPeerRead } from './polling.ts'
import { asNumber, asOrderType, asRecord, type RawDetails } from './read-status.ts'
import { isLive } from './state.ts'
import { onReply } from './status.ts'
import { change, type Turn } from './turn.ts'

function readEnded(value: unknown): Ended | null {
  const raw = asRecord(value)
  if (!raw || typeof raw['id'] !== 'string' || typeof raw['message'] !== 'string') return null
  return {
    id: raw['id'],
    order_type: asOrderType(raw['order_type']),
    message: raw['message'],
    variant: raw['variant'] === 'rejected' ? 'rejected' : 'normal',
    review: raw['review'] === true,
    by: 'peer',
  }
}

function onPeerStatus(turn: Turn, news: RawDetails): void {
  const at = asNumber(news['at'])
  if (at === null || turn.state.phase === 'off' || turn.state.phase === 'done') return
  const good = onReply(turn, news['body'], { sentAt: asNumber(news['sentAt']) ?? at, serverDate: news['serverDate'] })
  if (good) afterPeerRead(turn)
}

function onPeerIdle(turn: Turn, news: RawDetails): void {
  const ms = asNumber(news['ms'])
  const at = asNumber(news['at'])
  if (ms === null || at === null || turn.state.idle === null) return
  const most = Math.max(turn.settings.idleInitialMs, turn.settings.idleContinueMs)
  setIdle(turn, Math.min(most, Math.max(0, ms - Math.max(0, turn.now - at))))
}

/** News from another tab of the same customer. Anything that cannot be read, or is about another consultation, is ignored. */
export function onPeerSaid(turn: Turn, message: unknown): void {
  const news = asRecord(message)
  if (news?.['v'] !== 1) return
  const { phase, consultation, ended } = turn.state
  const isCurrent = (id: unknown): boolean => consultation !== null && consultation.id === id
  switch (news['k']) {
    case 'status':
      return onPeerStatus(turn, news)
    case 'idle':
      if (isCurrent(news['id']) && phase === 'active') onPeerIdle(turn, news)
      return
    case 'ending':
      if (isCurrent(news['id']) && isLive(turn.state)) adoptEnding(turn)
      return
    case 'ended': {
      const theirs = readEnded(news['ended'])
      if (!theirs) return
      const { pendingEnd } = turn.state
      if (pendingEnd?.id === theirs.id && pendingEnd.deferred) change(turn, { pendingEnd: null })
      if (isCurrent(theirs.id)) showEnded(turn, theirs)
      return
    }
    case 'reviewed':
      if (ended && ended.id === news['id']) change(turn, { ended: { ...ended, review: false } })
  }
}
