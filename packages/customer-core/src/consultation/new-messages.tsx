import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { alertsAtom } from '../account/index.ts'
import { attractAttention } from './attract-attention.ts'
import { chatViewAtom } from './chat-atom.ts'
import { lastLine } from './last-line.ts'
import { notify } from './notifications.ts'
import { partnerAtom, unknownPartner } from './partner.ts'
import { sessionViewAtom } from './session-atoms.ts'
import { sessionWords } from './words/session.gen.ts'

/** Signals an astrologer who joins or writes: a sound, a vibration, a notification, and the title of the tab. */
export function NewMessages() {
  const words = sessionWords()
  const name = useAtomValue(partnerAtom)?.name ?? unknownPartner()
  const chat = useAtomValue(chatViewAtom)
  const unread = chat?.unread ?? 0
  const line = chat ? lastLine(chat.rows) : null
  useSignal(unread, words.replied({ name, count: unread }), line ?? '')
  const phase = useAtomValue(sessionViewAtom)?.phase
  const [wasWaiting] = useState(phase === 'waiting')
  const hasJoined = wasWaiting && phase === 'active' ? 1 : 0
  useSignal(hasJoined, words.joined({ name }), '')
  useTitle(unread > 0 ? words.replied({ name, count: unread }) : null)
  return null
}

/** Signals each rise of `count`. */
function useSignal(count: number, title: string, body: string): void {
  const isOn = useAtomValue(alertsAtom)
  const before = useRef(count)
  useEffect(() => {
    const hasRisen = count > before.current
    before.current = count
    if (!hasRisen || !isOn) return
    attractAttention()
    notify(title, body)
  }, [count, isOn, title, body])
}

/** Puts `title` before that of the page, and takes it back. */
function useTitle(title: string | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (title === null) return
    const ofPage = document.title
    document.title = title
    return () => {
      // The next page has set its own.
      if (document.title === title) document.title = ofPage
    }
  }, [title, pathname])
}
