import { listConsultationMessages, sendChatMessage } from '@tarapath/api-client/consultations'
import { maskPhoneNumbers } from '@tarapath/masking-utils/exact'
import type { Ports, SessionEngine } from '@tarapath/session-engine'
import { createChat, pollTransport, type Chat, type ChatTransport } from '@tarapath/session-engine/chat'
import type { Client } from '@tarapath/api-client'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { afterPaint, engineAtom, useApi } from '../platform/index.ts'
import { fromWire } from './chat-message.ts'
import { serverAheadMsAtom, sessionPortsAtom, type Ongoing } from './session-atoms.ts'

/** The message store of a consultation; null without one. */
export function useChatOf(consultationId: string | null): Chat | null {
  const api = useApi()
  const store = useStore()
  const engine = useAtomValue(engineAtom)
  const ports = useAtomValue(sessionPortsAtom)
  const [chat, setChat] = useState<Chat | null>(null)
  useEffect(() => {
    if (!engine || !ports || consultationId === null) return
    const { clock, scheduler } = ports
    const opened = createChat({
      consultationId,
      transport: withTypingAndRead(transportOver(api, ports), engine),
      // A message that is being sent is placed among those that have the server's time.
      clock: { ...clock, wall: () => clock.wall() + store.get(serverAheadMsAtom) },
      scheduler,
      outbox: sessionOutbox,
      prepare: maskPhoneNumbers,
      // The engine's own changes are drawn after the message.
      onSend: () => afterPaint(() => engine.activity('send')),
    })
    setChat(opened)
    return () => {
      setChat(null)
      opened.dispose()
    }
  }, [api, store, engine, ports, consultationId])
  return chat
}

/** The status poll says whether the astrologer types and what they have read. A server that does not leaves both out. */
function withTypingAndRead(transport: ChatTransport, engine: SessionEngine): ChatTransport {
  return {
    open(handlers) {
      const link = transport.open(handlers)
      const pass = (details: unknown) => {
        const { consultant_is_typing: isTyping, consultant_read_id: readId } = (details ?? {}) as Partial<Ongoing>
        handlers.onTyping?.(isTyping === true)
        if (typeof readId === 'number') handlers.onRead?.(String(readId))
      }
      const stop = engine.subscribe(({ details }) => details, pass)
      pass(engine.getSnapshot().details)
      return {
        ...link,
        close() {
          stop()
          link.close()
        },
      }
    },
  }
}

function transportOver(api: Client, { clock, scheduler, lifecycle, peers }: Ports): ChatTransport {
  return pollTransport({
    clock,
    scheduler,
    ...(lifecycle ? { lifecycle } : {}),
    ...(peers ? { peers } : {}),
    async list(id, { after, signal }) {
      const messages = await listConsultationMessages(
        api,
        { id: Number(id), ...(after === null ? {} : { after: Number(after) }) },
        { signal, retry: 0 },
      )
      return messages.map(fromWire)
    },
    async send(id, { clientId, text }, signal) {
      // The row of the message is painted before.
      await new Promise<void>(afterPaint)
      const message = await sendChatMessage(
        api,
        { consultation_id: Number(id), text, client_message_id: clientId },
        { signal, retry: 0, idempotencyKey: clientId },
      )
      return { id: String(message.id) }
    },
  })
}

// Unsent messages survive a reload of the tab, unless storage is blocked.
const sessionOutbox = {
  get: (key: string) => attempt(() => sessionStorage.getItem(key)),
  set: (key: string, value: string) => void attempt(() => sessionStorage.setItem(key, value)),
  remove: (key: string) => void attempt(() => sessionStorage.removeItem(key)),
}

function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}
