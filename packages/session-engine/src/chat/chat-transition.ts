import type { ChatEffect, ChatEvent } from './chat-events.ts'
import { isBound, outgoingOf, type ChatState } from './chat-state.ts'
import { change, deliverNext, failSend, finishSend, onList, onTimer, type ChatDraft } from './delivery.ts'
import { mergeMessages } from './merge-messages.ts'
import { bindMessages } from './outgoing.ts'

type EventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>

function onListed(draft: ChatDraft, { list, full }: EventOf<'listed'>): void {
  const { state } = draft
  const known = new Set(state.messages.map(({ id }) => id))
  state.messages = mergeMessages(state.messages, list, full)
  state.bound = bindMessages(state.messages, state.outgoing, state.bound)
  if (state.hasLoaded) {
    const fresh = state.messages.filter(({ id, sender }) => sender !== 'me' && !known.has(id))
    if (fresh.length > 0) state.unreadIds = new Set([...state.unreadIds, ...fresh.map(({ id }) => id)])
  }
  state.hasLoaded = true
  if (state.connection === 'loading') state.connection = 'ok'
  onList(draft, full)
}

function onWritten({ state }: ChatDraft, { key, text, at }: EventOf<'written'>): void {
  const { isEnded } = state
  state.outgoing = [
    ...state.outgoing,
    { key, text, at, status: isEnded ? 'failed' : 'pending', tries: 0, leftAfter: null, id: null, refused: isEnded },
  ]
}

function onRetried(draft: ChatDraft, { key }: EventOf<'retried'>): void {
  const { state } = draft
  const message = outgoingOf(state, key)
  if (state.isEnded || message?.status !== 'failed' || isBound(state, key)) return
  const mayHaveArrived = message.tries > 0 && !message.refused
  change(draft, key, { status: mayHaveArrived ? 'unsure' : 'pending', tries: 0, refused: false })
}

function onRemoved({ state }: ChatDraft, { key }: EventOf<'removed'>): void {
  const message = outgoingOf(state, key)
  const mayGo = message?.status === 'failed' || (message?.status === 'pending' && message.tries === 0)
  if (mayGo && !isBound(state, key)) state.outgoing = state.outgoing.filter((other) => other !== message)
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
  'typing-changed': ({ state }, { isTyping }) => void (state.isTyping = isTyping),
  written: onWritten,
  sent: (draft, { key, id }) => finishSend(draft, key, { status: 'sent', id }),
  'send-failed': (draft, event) => failSend(draft, event.key, event),
  'timer-fired': onTimer,
  retried: onRetried,
  removed: onRemoved,
  seen: ({ state }) => void (state.unreadIds = new Set()),
  ended: onEnded,
}

/** The message store as a pure function: the next state, and the effects to carry out in order. Never changes its input. */
export function chatTransition(state: ChatState, event: ChatEvent): readonly [ChatState, readonly ChatEffect[]] {
  const draft: ChatDraft = { state: { ...state }, effects: [] }
  HANDLERS[event.type](draft, event as never)
  deliverNext(draft)
  return [draft.state, draft.effects]
}
