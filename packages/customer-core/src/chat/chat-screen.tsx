import { Skeleton, SkeletonGroup } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { endedOnPageAtom, sessionViewAtom } from '../consultation/index.ts'
import { PageMeta, requireSignIn, ScreenError } from '../platform/index.ts'
import { ChatRoom } from './chat-room.tsx'
import styles from './chat-screen.module.css'
import { Connecting } from './connecting.tsx'
import { EndedPage } from './ended-page.tsx'

export const ErrorBoundary = ScreenError

// Spec §2: /chat redirects a visitor to /. Without a consultation the engine does so after a status reply.
export function loader({ context }: LoaderFunctionArgs): null {
  requireSignIn(context)
  return null
}

export default function ChatScreen() {
  const view = useAtomValue(sessionViewAtom)
  const endedOnPage = useAtomValue(endedOnPageAtom)
  const openId = view?.consultation?.id ?? null
  // The room stays behind the ended dialog, when the view no longer has the consultation.
  const [roomId, setRoomId] = useState(openId)
  if (openId !== null && openId !== roomId) setRoomId(openId)

  return (
    <>
      <PageMeta title="Chat" noindex />
      {endedOnPage && openId === null ? (
        <EndedPage ended={endedOnPage} />
      ) : view?.phase === 'waiting' ? (
        <Connecting />
      ) : roomId !== null && view && view.phase !== 'none' && view.phase !== 'off' ? (
        <ChatRoom key={roomId} consultationId={roomId} />
      ) : (
        <main id="main" className={styles['room']}>
          <h1 className="ui-visually-hidden">Chat</h1>
          <SkeletonGroup label="Your chat is loading">
            <Skeleton height="3.5rem" shape="box" />
            <Skeleton lines={3} />
          </SkeletonGroup>
        </main>
      )}
    </>
  )
}
