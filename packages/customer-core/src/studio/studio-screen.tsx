import { isApiError } from '@tarapath/api-client'
import { getStudio, type Studio } from '@tarapath/own-api/live'
import { Button, EmptyState, showToast, TextInput } from '@tarapath/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { SignInPrompt } from '../account/index.ts'
import { apiContext, LeaveQuestion, loadScreen, PageMeta, ScreenError, signInContext } from '../platform/index.ts'
import { Announcement } from './announcement.tsx'
import { CameraCheck } from './camera-check.tsx'
import { OnAir } from './on-air.tsx'
import styles from './studio.module.css'
import { useBroadcast } from './use-broadcast.ts'
import { useCamera, type Camera } from './use-camera.ts'
import { useStudio, type StudioUse } from './use-studio.ts'
import { studioWords } from './words/studio.gen.ts'

export const ErrorBoundary = ScreenError

const MAX_TITLE_LENGTH = 80

export async function loader({ context }: LoaderFunctionArgs): Promise<Studio | 'signed-out' | 'forbidden'> {
  if (!context.get(signInContext).isSignedIn()) return 'signed-out'
  return loadScreen(
    getStudio(context.get(apiContext)).catch((error: unknown) => {
      if (isApiError(error) && error.status === 403) return 'forbidden' as const
      throw error
    }),
  )
}

/** Where an astrologer goes live. */
export default function StudioScreen() {
  const loaded = useLoaderData<typeof loader>()
  const [sent, setSent] = useState<Sent>(null)
  const words = studioWords()
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={words.title} noindex />
      <h1>{words.title}</h1>
      {loaded === 'signed-out' ? (
        <SignInPrompt reason={words.signIn} />
      ) : loaded === 'forbidden' ? (
        <EmptyState
          title={words.forbidden}
          action={
            <Button variant="outline" href="/live">
              {words.watchLive}
            </Button>
          }
        >
          {words.forbiddenHint}
        </EmptyState>
      ) : (
        <>
          <OwnStudio loaded={loaded} onAir={setSent} />
          <LeaveQuestion
            isAsked={sent !== null}
            title={words.leaveTitle}
            description={words.leaveHint}
            leave={words.leave}
            stay={words.keepLive}
          />
        </>
      )}
    </main>
  )
}

/** What this page sends of a live stream; null where it sends none. The live stream ends soon after the page has gone. */
export type Sent = 'video' | 'paused' | 'nothing' | null

interface OwnStudioProps {
  loaded: Studio
  onAir?(sent: Sent): void
}

/** The studio of the astrologer who is signed in. */
export function OwnStudio({ loaded, onAir }: OwnStudioProps) {
  const use = useStudio(loaded)
  const camera = useCamera()
  const { stream } = use.studio
  const isLive = stream?.status === 'live'
  const broadcast = useBroadcast(isLive ? stream.id : null)
  const isStarting = useRef(false)
  const { send } = broadcast
  // The pass to send exists once the live stream is on.
  useEffect(() => {
    if (!isLive || !isStarting.current || camera.state.name !== 'on') return
    isStarting.current = false
    void send(camera.state.stream)
  }, [isLive, camera.state, send])
  useEnd(isLive, camera.stop)
  const isSending = isLive && broadcast.state !== 'off' && broadcast.state !== 'not-possible'
  const isSeen = broadcast.state === 'on' && camera.state.name === 'on'
  const sent = !isSending ? null : stream.is_paused ? 'paused' : isSeen ? 'video' : 'nothing'
  useEffect(() => onAir?.(sent), [sent, onAir])
  useEffect(() => () => onAir?.(null), [onAir])
  if (isLive) return <OnAir use={use} camera={camera} broadcast={broadcast} />
  return <Preparation use={use} camera={camera} onStart={() => (isStarting.current = true)} />
}

/** However a live stream ends, also on another device, its camera goes off here. */
function useEnd(isLive: boolean, stopCamera: () => void): void {
  const wasLive = useRef(false)
  useEffect(() => {
    if (wasLive.current && !isLive) {
      stopCamera()
      showToast({ text: studioWords().ended })
    }
    wasLive.current = isLive
  }, [isLive, stopCamera])
}

function Preparation({ use, camera, onStart }: { use: StudioUse; camera: Camera; onStart(): void }) {
  const words = studioWords()
  const [title, setTitle] = useState(use.studio.stream?.title ?? '')
  const [isMissing, setMissing] = useState(false)
  const readTitle = () => {
    const entered = title.trim()
    setMissing(entered === '')
    return entered === '' ? null : entered
  }
  const start = () => {
    const entered = readTitle()
    if (entered === null) return
    onStart()
    void use.goLive(entered)
  }
  return (
    <form
      className={styles['preparation']}
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <p className="ui-note">{words.intro}</p>
      <TextInput
        label={words.streamTitle}
        hint={words.streamTitleHint}
        maxLength={MAX_TITLE_LENGTH}
        value={title}
        error={isMissing ? words.titleMissing : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
      <CameraCheck camera={camera} />
      {camera.state.name === 'on' ? (
        <Button type="submit" size="l" full loading={use.isChanging}>
          {words.goLive}
        </Button>
      ) : null}
      <Announcement key={use.studio.stream?.scheduled_at} use={use} readTitle={readTitle} />
    </form>
  )
}
