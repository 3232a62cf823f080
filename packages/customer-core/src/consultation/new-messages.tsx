import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { chatViewAtom } from './chat-atom.ts'
import { lastLine } from './last-line.ts'
import { partnerAtom, unknownPartner } from './partner.ts'
import { sessionViewAtom } from './session-atoms.ts'
import { usePageTitle, useSignal } from './use-signal.ts'
import { sessionWords } from './words/session.gen.ts'

/** Signals an astrologer who joins or writes: a sound, a vibration, a notification, and the title of the tab. */
export function NewMessages() {
  const words = sessionWords()
  const name = useAtomValue(partnerAtom)?.name ?? unknownPartner()
  const chat = useAtomValue(chatViewAtom)
  const unread = chat?.unread ?? 0
  const line = chat ? lastLine(chat.rows) : null
  useSignal(unread, { title: words.replied({ name, count: unread }), body: line ?? '' })
  const phase = useAtomValue(sessionViewAtom)?.phase
  const [wasWaiting] = useState(phase === 'waiting')
  const hasJoined = wasWaiting && phase === 'active' ? 1 : 0
  useSignal(hasJoined, { title: words.joined({ name }), body: '' })
  usePageTitle(unread > 0 ? words.replied({ name, count: unread }) : null)
  return null
}
