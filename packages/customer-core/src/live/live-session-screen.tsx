import { getLiveStream } from '@tarapath/api-client/live'
import type { LiveStream } from '@tarapath/api-client/types'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import {
  apiContext,
  focusHeading,
  isMaximisedAtom,
  Loaded,
  loadScreen,
  onDemand,
  PageMeta,
  requireSignIn,
  savesData,
  ScreenError,
} from '../platform/index.ts'
import { readEarly } from './early-start.ts'
import styles from './live-session-screen.module.css'
import { LivePlayer } from './player/player.tsx'
import { streamInAddress } from './room-path.ts'
import { useLiveStream } from './use-live-stream.ts'

export { LiveSessionSkeleton as HydrateFallback } from './live-session-skeleton.tsx'
const RoomOver = onDemand(() => import('./room-over.tsx'))
const roomRest = () => import('./room-rest.tsx')

/** What is beside the video waits so long for a picture. */
const MAX_WAIT_MS = 3000

// Spec §2: /live-session redirects a visitor to /.
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireSignIn(context)
  const id = streamInAddress(request.url)
  if (id === null) throw redirect('/live')
  return loadScreen(
    readEarly(id, { savesData: savesData() }).catch(() => getLiveStream(context.get(apiContext), { id })),
  )
}

/** A live stream: its video, and once that is there the waiting list for its astrologer, its chat, and tips. */
export default function LiveSessionScreen() {
  const stream = useLoaderData<typeof loader>()
  const shown = useRef(stream.id)
  // The address changes in its query alone, and the link that had the focus is gone.
  useEffect(() => {
    if (shown.current !== stream.id) focusHeading()
    shown.current = stream.id
  }, [stream.id])
  return <LiveSession key={stream.id} loaded={stream} />
}

function LiveSession({ loaded }: { loaded: LiveStream }) {
  const live = useLiveStream(loaded)
  const { stream, phase, read } = live
  const isOn = phase === 'live' || phase === 'paused'
  useMaximised(isOn)
  const { isRestWanted, showRest } = useRestAfterPicture()
  const [languages, setLanguages] = useState('')
  const [wasOn] = useState(isOn)
  return (
    <>
      <PageMeta title={stream.title} noindex />
      {isOn ? (
        <main id="main" className={styles['room']}>
          <div className={styles['player']}>
            <LivePlayer stream={stream} phase={phase} onLost={read} onSettled={showRest} />
          </div>
          <header className={styles['title']}>
            <h1>{stream.title}</h1>
            <p>
              <span>{stream.consultant.name}</span>
              {languages ? <span> · {languages}</span> : null}
            </p>
          </header>
          {isRestWanted ? (
            <Loaded
              load={roomRest}
              props={{ live, onLanguages: setLanguages }}
              fallback={<div className={styles['ask']} />}
            />
          ) : (
            <div className={styles['ask']} />
          )}
        </main>
      ) : (
        <RoomOver live={live} phase={phase} takesFocus={wasOn} />
      )}
    </>
  )
}

/** The picture comes before the code of what is beside it, unless it is late. */
function useRestAfterPicture() {
  const [isRestWanted, setWanted] = useState(false)
  const showRest = useCallback(() => setWanted(true), [])
  useEffect(() => {
    const late = setTimeout(showRest, MAX_WAIT_MS)
    return () => clearTimeout(late)
  }, [showRest])
  return { isRestWanted, showRest }
}

export function ErrorBoundary() {
  useMaximised(false)
  return <ScreenError />
}

/** Spec §2: the footer is hidden while the screen is maximised. Leaving the live stream brings it back. */
function useMaximised(isMaximised: boolean): void {
  const set = useSetAtom(isMaximisedAtom)
  useEffect(() => {
    set(isMaximised)
    return () => set(null)
  }, [isMaximised, set])
}
