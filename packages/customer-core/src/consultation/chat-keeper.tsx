import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { chatAtom, chatViewAtom } from './chat-atom.ts'
import { NewMessages } from './new-messages.tsx'
import { openConsultationIdAtom, sessionViewAtom } from './session-atoms.ts'
import { useChatOf } from './use-chat-of.ts'

/** Holds the messages of a chat as long as it is on the screen, so that those that arrive on another page are noticed. */
export default function ChatKeeper({ consultationId }: { consultationId: string }) {
  // There are no messages before both have joined.
  const isWaiting = useAtomValue(sessionViewAtom)?.phase === 'waiting'
  const chat = useChatOf(isWaiting ? null : consultationId)
  const setChat = useSetAtom(chatAtom)
  const setView = useSetAtom(chatViewAtom)
  const isOpen = useAtomValue(openConsultationIdAtom) === consultationId
  useEffect(() => {
    if (!chat) return
    const show = () => setView(chat.getSnapshot())
    const stop = chat.subscribe(show)
    setChat(chat)
    show()
    return () => {
      stop()
      setChat(null)
      setView(null)
    }
  }, [chat, setChat, setView])
  useEffect(() => {
    if (!isOpen) chat?.ended()
  }, [isOpen, chat])
  return <NewMessages />
}
