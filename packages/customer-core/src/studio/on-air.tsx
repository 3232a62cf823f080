import { getLiveStream } from '@tarapath/api-client/live'
import type { LiveStream } from '@tarapath/api-client/types'
import { Badge, Button, InlineNotice, PauseIcon, PlayIcon } from '@tarapath/ui-kit'
import { useCallback, useEffect, useState } from 'react'
import { RoomChat, useLiveStream, useRoom, type ActionOf } from '../live/index.ts'
import { useApi } from '../platform/index.ts'
import { CameraCheck, Preview } from './camera-check.tsx'
import { BlockButton, People, useBlocking } from './people.tsx'
import { ConfirmedButton } from './confirmed-button.tsx'
import styles from './studio.module.css'
import type { BroadcastState, useBroadcast } from './use-broadcast.ts'
import type { Camera } from './use-camera.ts'
import type { StudioUse } from './use-studio.ts'
import { studioWords } from './words/studio.gen.ts'

interface OnAirProps {
  use: StudioUse
  camera: Camera
  broadcast: ReturnType<typeof useBroadcast>
}

/** A live stream that is on, as its astrologer runs it. */
export function OnAir({ use, camera, broadcast }: OnAirProps) {
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

function Sending({ use, camera, broadcast }: OnAirProps) {
  const words = studioWords()
  const { studio, isChanging, setStatus } = use
  const isPaused = studio.stream?.is_paused === true
  const isSending = broadcast.state !== 'off' && broadcast.state !== 'not-possible'
  const pause = async () => {
    if (!(await setStatus('paused'))) return
    await broadcast.replace(null)
    camera.stop()
  }
  const goOn = async () => {
    const media = await camera.start(camera.chosen)
    if (!media) return
    if (!isSending) await broadcast.send(media)
    else await broadcast.replace(media)
    await setStatus('live')
  }
  const end = async () => {
    if (!(await setStatus('ended'))) return
    broadcast.stop()
    camera.stop()
  }
  return (
    <>
      <p className={styles['state']}>
        <Badge kind={isPaused ? 'new' : 'live'}>{isPaused ? words.paused : words.live}</Badge>
        <strong>{words.watching({ count: studio.stream?.viewer_count ?? 0 })}</strong>
      </p>
      {isPaused || isSending ? (
        camera.state.name === 'on' ? (
          <Preview stream={camera.state.stream} />
        ) : (
          <div className={styles['preview']} aria-hidden />
        )
      ) : (
        <CameraCheck camera={camera} />
      )}
      <div role="status">
        {isPaused ? (
          <p>{words.onPause}</p>
        ) : broadcast.state === 'on' ? (
          <p>{words.onAir}</p>
        ) : (
          <InlineNotice tone="warn">{stateSentence(broadcast.state)}</InlineNotice>
        )}
      </div>
      <div className={styles['buttons']}>
        {isPaused || !isSending ? (
          <Button icon={<PlayIcon size={20} />} loading={isChanging} onClick={() => void goOn()}>
            {isPaused ? words.continue : words.goOn}
          </Button>
        ) : (
          <Button variant="outline" icon={<PauseIcon />} loading={isChanging} onClick={() => void pause()}>
            {words.pause}
          </Button>
        )}
        <ConfirmedButton
          label={words.end}
          title={words.endTitle}
          description={words.endHint}
          keep={words.keepLive}
          onConfirm={() => void end()}
        />
      </div>
    </>
  )
}

type Blocking = { onBlock(person: { user_id: number; name: string }): void }

function stateSentence(state: BroadcastState): string {
  const words = studioWords()
  if (state === 'connecting') return words.goingLive
  if (state === 'not-possible') return words.codecNotOffered
  return state === 'off' ? words.stillLive : words.reconnecting
}

/** The chat of the room, in which each viewer can be blocked. */
function StudioChat({ streamId, onBlock }: { streamId: number } & Blocking) {
  const api = useApi()
  const [stream, setStream] = useState<LiveStream | null>(null)
  useEffect(() => {
    let isMounted = true
    getLiveStream(api, { id: streamId }).then(
      (loaded) => isMounted && setStream(loaded),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [api, streamId])
  return stream ? <OpenChat key={stream.id} stream={stream} onBlock={onBlock} /> : null
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
