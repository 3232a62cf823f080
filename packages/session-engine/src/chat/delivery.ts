import type { ChatEffect } from './chat-events.ts'
import { bindOutgoing } from './bind-outgoing.ts'
import { isListed, outgoingOf, type ChatState } from './chat-state.ts'
import type { Outgoing } from './outgoing.ts'

const SEND_TIMEOUT_MS = 10_000
/** How long a list is awaited before it is asked for again. */
const LIST_TIMEOUT_MS = 10_000
const RETRY_MS = [1000, 2000, 4000, 8000]
const MAX_TRIES = 5

/** One transition while it is being worked out; `state` is a copy, free to be changed. */
export interface ChatDraft {
  readonly state: { -readonly [field in keyof ChatState]: ChatState[field] }
  readonly effects: ChatEffect[]
}

export function change({ state }: ChatDraft, key: string, changes: Partial<Outgoing>): void {
  state.outgoing = state.outgoing.map((message) => (message.key === key ? { ...message, ...changes } : message))
}

function finishDelivery({ state, effects }: ChatDraft): void {
  state.delivery = null
  effects.push({ type: 'timer', ms: null })
}

/** Those sent are kept in the order of sending, which is the server's: one that failed at first goes after what overtook it. */
function inOrderOfSending(outgoing: readonly Outgoing[], key: string): readonly Outgoing[] {
  const from = outgoing.findIndex((message) => message.key === key && message.status === 'sent')
  const sent = outgoing[from]
  const last = outgoing.findLastIndex((message) => message.status === 'sent' && message !== sent)
  return sent && last > from ? outgoing.toSpliced(last + 1, 0, sent).toSpliced(from, 1) : outgoing
}

/** The send in flight was answered, failed or took too long. */
export function finishSend(draft: ChatDraft, key: string, changes: Partial<Outgoing>): void {
  const { state } = draft
  finishDelivery(draft)
  change(draft, key, changes)
  state.outgoing = inOrderOfSending(state.outgoing, key)
  bindOutgoing(state, [])
}

/** Looks for the message in the list, a while after it left: it may still be on its way. */
function reconcile({ state, effects }: ChatDraft, { key, tries }: Outgoing, retryAfterMs: number): void {
  state.delivery = { phase: 'waiting', key }
  const waitMs = tries === 0 ? 0 : (RETRY_MS[tries - 1] ?? RETRY_MS.at(-1) ?? 0)
  effects.push({ type: 'timer', ms: waitMs + retryAfterMs })
}

export function failSend(draft: ChatDraft, key: string, failure: { refused: boolean; retryAfterMs: number }): void {
  if (isListed(draft.state, key)) return finishSend(draft, key, { status: 'sent' })
  const { refused, retryAfterMs } = failure
  finishSend(draft, key, refused ? { status: 'failed', refused } : { status: 'unsure' })
  const message = outgoingOf(draft.state, key)
  if (!refused && message) reconcile(draft, message, retryAfterMs)
}

/** A send or a list that was awaited has taken too long, or it is time to ask for a list. */
export function onTimer(draft: ChatDraft): void {
  const { state, effects } = draft
  if (!state.delivery) return
  const { phase, key } = state.delivery
  if (phase === 'sending') {
    effects.push({ type: 'abort' })
    failSend(draft, key, { refused: false, retryAfterMs: 0 })
  } else {
    state.delivery = { phase: 'listing', key }
    effects.push({ type: 'timer', ms: LIST_TIMEOUT_MS }, { type: 'refresh' })
  }
}

/** Decides by a list about the message in delivery: it arrived, or it is sent again, or it failed after five tries. */
export function onList(draft: ChatDraft, full: boolean): void {
  const { state } = draft
  if (!state.delivery) return
  const { phase, key } = state.delivery
  const message = outgoingOf(state, key)
  const hasArrived = isListed(state, key)
  if (phase === 'sending') {
    if (hasArrived) change(draft, key, { status: 'sent' })
  } else if (!message || hasArrived) finishDelivery(draft)
  else if (full && phase === 'listing') {
    finishDelivery(draft)
    change(draft, key, { status: message.tries >= MAX_TRIES || state.isEnded ? 'failed' : 'pending' })
  }
}

/** The last message the server is known to have: it may be a sent one that no list has shown yet. */
function newestId(state: ChatState): string | null {
  const sent = state.outgoing.findLast(({ id, listedAs }) => id !== null && listedAs === null)
  return sent?.id ?? state.messages.at(-1)?.id ?? null
}

function send(draft: ChatDraft, { key, text, tries, leftAfter }: Outgoing): void {
  const { state, effects } = draft
  state.delivery = { phase: 'sending', key }
  change(draft, key, { status: 'sending', tries: tries + 1, leftAfter: tries === 0 ? newestId(state) : leftAfter })
  effects.push({ type: 'timer', ms: SEND_TIMEOUT_MS }, { type: 'send', key, text })
}

/** Sends what is next, one message at a time, in the order of writing. */
export function deliverNext(draft: ChatDraft): void {
  const { state } = draft
  if (!state.isOpen || !state.hasLoaded || state.delivery) return
  const next = state.outgoing.find(
    ({ status, listedAs }) => status !== 'sent' && status !== 'failed' && listedAs === null,
  )
  if (next?.status === 'unsure') reconcile(draft, next, 0)
  else if (next) send(draft, next)
}
