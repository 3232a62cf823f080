import type { ChatEffect, ChatEvent } from './chat-events.ts'
import { bindOutgoing } from './bind-outgoing.ts'
import { isListed, outgoingOf, unfinishedOf, type ChatState } from './chat-state.ts'
import { change, deliverNext, failSend, finishSend, onList, onTimer, type ChatDraft } from './delivery.ts'
import { mergeMessages } from './merge-messages.ts'
import { markRead } from './mark-read.ts'
import { rowsOf } from './rows.ts'

type EventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>

function onListed(draft: ChatDraft, { list, full, after }: EventOf<'listed'>): void {
  const { state } = draft
  const merged = mergeMessages(state.messages, list, full, after)
  state.rows = rowsOf(merged, state)
  state.messages = merged.messages
  bindOutgoing(state, list)
  markRead(state)
  if (state.hasLoaded) state.unread += merged.added.filter(({ sender }) => sender !== 'me').length
  state.hasLoaded = true
  if (state.connection === 'loading') state.connection = 'ok'
  onList(draft, full)
}

const NEW = { tries: 0, leftAfter: null, id: null, listedAs: null }

function onWritten({ state }: ChatDraft, { key, text, at }: EventOf<'written'>): void {
  const { isEnded } = state
  state.outgoing = [
    ...state.outgoing,
    { key, text, at, status: isEnded ? 'failed' : 'pending', ...NEW, refused: isEnded },
  ]
}

function onRetried(draft: ChatDraft, { key }: EventOf<'retried'>): void {
  const { state } = draft
  const message = outgoingOf(state, key)
  if (state.isEnded || message?.status !== 'failed' || isListed(state, key)) return
  const mayHaveArrived = message.tries > 0 && !message.refused
  change(draft, key, { status: mayHaveArrived ? 'unsure' : 'pending', tries: 0, refused: false })
}

function onRemoved({ state }: ChatDraft, { key }: EventOf<'removed'>): void {
  const message = outgoingOf(state, key)
  const mayGo = message?.status === 'failed' || (message?.status === 'pending' && message.tries === 0)
  if (mayGo && !isListed(state, key)) state.outgoing = state.outgoing.filter((other) => other !== message)
}

function onEnded({ state }: ChatDraft): void {
  state.isEnded = true
  state.outgoing = state.outgoing.map((message) =>
    message.status === 'pending' ? { ...message, status: 'failed' } : message,
  )
}

const HANDLERS: { readonly [T in ChatEvent['type']]: (draft: ChatDraft, event: EventOf<T>) => void } = {
  opened: ({ state }) => void (state.isOpen = true),
  listed: onListed,
  'connection-changed'({ state }, { connection }) {
    if (connection !== 'ok' || state.hasLoaded) state.connection = connection
  },
  read({ state }, { id }) {
    state.readId = id
    markRead(state)
  },
  'typing-changed': ({ state }, { isTyping }) => void (state.isTyping = isTyping),
  written: onWritten,
  sent: (draft, { key, id }) => finishSend(draft, key, { status: 'sent', id }),
  'send-failed': (draft, event) => failSend(draft, event.key, event),
  'timer-fired': onTimer,
  retried: onRetried,
  removed: onRemoved,
  seen: ({ state }) => void (state.unread = 0),
  ended: onEnded,
}

/** The message store as a pure function: the next state, and the effects to carry out in order. Never changes its input. */
export function chatTransition(state: ChatState, event: ChatEvent): readonly [ChatState, readonly ChatEffect[]] {
  const draft: ChatDraft = { state: { ...state }, effects: [] }
  HANDLERS[event.type](draft, event as never)
  deliverNext(draft)
  draft.state.outgoing = unfinishedOf(draft.state)
  return [draft.state, draft.effects]
}
