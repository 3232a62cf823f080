import { Skeleton, SkeletonGroup } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { CallPage } from '../call/index.ts'
import { endedOnPageAtom, hasNotBegunAtom, sessionViewAtom } from '../consultation/index.ts'
import { PageMeta, requireSignIn, ScreenError, useStepFocus } from '../platform/index.ts'
import { ChatRoom } from './chat-room.tsx'
import styles from './chat-screen.module.css'
import { Connecting } from './connecting.tsx'
import { EndedPage, NotBegunPage } from './ended-page.tsx'
import { roomWords } from './words/room.gen.ts'

export const ErrorBoundary = ScreenError

// Spec §2: /chat redirects a visitor to /. Without a consultation the engine does so after a status reply.
export function loader({ context }: LoaderFunctionArgs): null {
  requireSignIn(context)
  return null
}

export default function ChatScreen() {
  const view = useAtomValue(sessionViewAtom)
  const endedOnPage = useAtomValue(endedOnPageAtom)
  const open = view?.consultation ?? null
  // The room stays behind the ended dialog, when the view no longer has the consultation.
  const [shown, setShown] = useState(open)
  if (open && open.id !== shown?.id) setShown(open)
  const [awaitedId, setAwaitedId] = useState<string | null>(null)
  if (open && view?.phase === 'waiting' && open.id !== awaitedId) setAwaitedId(open.id)
  const ended = view?.ended ?? endedOnPage
  const hasNotBegun = useAtomValue(hasNotBegunAtom)
  const words = roomWords()
  const isKnown = shown !== null && view && view.phase !== 'none' && view.phase !== 'off'
  // The loading page had the focus, and was replaced.
  useStepFocus(view?.phase ?? 'off')

  return (
    <>
      <PageMeta title={words.chat} noindex />
      {ended && hasNotBegun && !view?.cancelled ? (
        <NotBegunPage ended={ended} />
      ) : endedOnPage && open === null ? (
        <EndedPage ended={endedOnPage} />
      ) : isKnown && shown.order_type === 2 ? (
        <CallPage />
      ) : view?.phase === 'waiting' ? (
        <Connecting />
      ) : isKnown && !hasNotBegun ? (
        <ChatRoom key={shown.id} consultationId={shown.id} wasAwaited={shown.id === awaitedId} />
      ) : (
        <main id="main" className={styles['room']}>
          <h1 className="ui-visually-hidden">{words.chat}</h1>
          <SkeletonGroup label={words.chatLoading}>
            <Skeleton height="3.5rem" shape="box" />
            <Skeleton lines={3} />
          </SkeletonGroup>
        </main>
      )}
    </>
  )
}
