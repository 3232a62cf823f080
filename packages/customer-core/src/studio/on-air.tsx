import { getLiveStream } from '@tarapath/api-client/live'
import type { LiveStream } from '@tarapath/api-client/types'
import { Badge, Button, InlineNotice, PauseIcon, PlayIcon } from '@tarapath/ui-kit'
import { useCallback, useEffect, useState } from 'react'
import { RoomChat, useLiveStream, useRoom, type ActionOf } from '../live/index.ts'
import { useApi } from '../platform/index.ts'
import { CameraCheck, Preview } from './camera-check.tsx'
import { problemSentence } from './camera-problem.ts'
import { BlockButton, People, useBlocking } from './people.tsx'
import { ConfirmedButton } from './confirmed-button.tsx'
import styles from './studio.module.css'
import type { BroadcastState } from './use-broadcast.ts'
import type { Camera } from './use-camera.ts'
import { useOnAir, type OnAirUse } from './use-on-air.ts'
import { studioWords } from './words/studio.gen.ts'

/** How often the chat is asked for until it is there. */
const RETRY_MS = 5000

/** A live stream that is on, as its astrologer runs it. */
export function OnAir({ use, camera, broadcast }: OnAirUse) {
  const { studio } = use
  const { question, block, unblock } = useBlocking(use)
  return (
    <div className={styles['onAir']}>
      <div className={styles['column']}>
        <Sending use={use} camera={camera} broadcast={broadcast} />
        <People studio={studio} onBlock={block} onUnblock={unblock} />
      </div>
      {studio.stream ? <StudioChat streamId={studio.stream.id} onBlock={block} /> : null}
      {question}
    </div>
  )
}

function Sending(onAir: OnAirUse) {
  const words = studioWords()
  const { camera, broadcast } = onAir
  const { studio, setStatus } = onAir.use
  const { isPaused, isSending, isBusy, pause, goOn } = useOnAir(onAir)
  const isSeen = isSending && camera.state.name === 'on'
  return (
    <>
      <p className={styles['state']}>
        <Badge kind={isPaused ? 'new' : 'live'}>{isPaused ? words.paused : words.live}</Badge>
        <strong>{words.watching({ count: studio.stream?.viewer_count ?? 0 })}</strong>
      </p>
      {isPaused || isSending ? <Shown camera={camera} /> : <CameraCheck camera={camera} />}
      <div role="status">
        {isPaused ? (
          <p>{words.onPause}</p>
        ) : isSeen && broadcast.state === 'on' ? (
          <p>{words.onAir}</p>
        ) : (
          <InlineNotice tone="warn">
            {isSending && !isSeen ? words.stillLive : stateSentence(broadcast.state)}
          </InlineNotice>
        )}
      </div>
      <div className={styles['buttons']}>
        {isPaused || !isSeen ? (
          <Button icon={<PlayIcon size={20} />} loading={isBusy} onClick={() => void goOn()}>
            {isPaused ? words.continue : words.goOn}
          </Button>
        ) : (
          <Button variant="outline" icon={<PauseIcon />} loading={isBusy} onClick={() => void pause()}>
            {words.pause}
          </Button>
        )}
        <ConfirmedButton
          label={words.end}
          title={words.endTitle}
          description={words.endHint}
          keep={words.keepLive}
          onConfirm={() => void setStatus('ended')}
        />
      </div>
    </>
  )
}

/** What is sent, or why there is nothing. */
function Shown({ camera: { state } }: { camera: Camera }) {
  if (state.name === 'on') return <Preview stream={state.stream} />
  return (
    <>
      <div className={styles['preview']} aria-hidden />
      {state.name === 'failed' ? (
        <InlineNotice tone="danger" live="alert">
          {problemSentence(state.kind)}
        </InlineNotice>
      ) : null}
    </>
  )
}

function stateSentence(state: BroadcastState): string {
  const words = studioWords()
  if (state === 'connecting') return words.goingLive
  if (state === 'not-possible') return words.codecNotOffered
  return state === 'off' ? words.stillLive : words.reconnecting
}

type Blocking = { onBlock(person: { user_id: number; name: string }): void }

/** The chat of the room, in which each viewer can be blocked. */
function StudioChat({ streamId, onBlock }: { streamId: number } & Blocking) {
  const api = useApi()
  const [stream, setStream] = useState<LiveStream | null>(null)
  useEffect(() => {
    const left = new AbortController()
    let retry: ReturnType<typeof setTimeout> | undefined
    const load = (): void =>
      void getLiveStream(api, { id: streamId }, { signal: left.signal }).then(setStream, () => {
        if (!left.signal.aborted) retry = setTimeout(load, RETRY_MS)
      })
    load()
    return () => {
      left.abort()
      clearTimeout(retry)
    }
  }, [api, streamId])
  return stream ? (
    <OpenChat key={stream.id} stream={stream} onBlock={onBlock} />
  ) : (
    <div className={styles['chat']} role="status">
      <p>{studioWords().chatConnecting}</p>
    </div>
  )
}

function OpenChat({ stream, onBlock }: { stream: LiveStream } & Blocking) {
  const room = useRoom(useLiveStream(stream))
  const actionOf: ActionOf = useCallback(
    ({ isHost, userId, name }) =>
      isHost ? null : <BlockButton person={{ user_id: userId, name }} onBlock={onBlock} />,
    [onBlock],
  )
  return (
    <div className={styles['chat']}>
      <RoomChat room={room} actionOf={actionOf} />
    </div>
  )
}
