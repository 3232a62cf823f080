import type { LiveStream } from '@tarapath/api-client/types'
import { Button, ChevronLeftIcon, IconButton, PlayIcon, Spinner } from '@tarapath/ui-kit'
import { useEffect, useRef } from 'react'
import { Loaded, savesData } from '../../platform/index.ts'
import type { LivePhase } from '../use-live-stream.ts'
import { roomWords } from '../words/room.gen.ts'
import styles from './player.module.css'
import { usePlayer, type Player } from './use-player.ts'

interface LivePlayerProps {
  stream: LiveStream
  phase: LivePhase
  /** The video was lost: the live stream may be over. */
  onLost(): Promise<unknown>
  /** Called when there is a picture, or none to wait for. */
  onSettled(): void
}

const playerControls = () => import('./player-controls.tsx')

/** The video of a live stream: a poster first. It plays by itself unless the customer saves data. */
export function LivePlayer({ stream, phase, onLost, onSettled }: LivePlayerProps) {
  const words = roomWords()
  const video = useRef<HTMLVideoElement>(null)
  const player = usePlayer(stream.id, video)
  const box = useRef<HTMLDivElement>(null)
  const { play, setWithPicture, state, attempt } = player
  useEffect(() => {
    if (attempt > 1) void onLost()
  }, [attempt, onLost])
  useEffect(() => {
    if (savesData()) setWithPicture(false)
    else play()
  }, [play, setWithPicture])
  const isPlaying = state === 'playing' && phase === 'live'
  const isSettled = state !== 'connecting' && (state !== 'poster' || savesData())
  useEffect(() => {
    if (isSettled || phase === 'paused') onSettled()
  }, [isSettled, phase, onSettled])
  return (
    <div
      ref={box}
      className={styles['player']}
      role="group"
      aria-label={words.player({ name: stream.consultant.name })}
    >
      {stream.thumbnail && !(isPlaying && player.withPicture) ? (
        <img className={styles['poster']} src={stream.thumbnail} alt="" width="320" height="180" />
      ) : null}
      <video
        ref={video}
        playsInline
        muted={player.isMuted || (state === 'playing' && phase === 'paused')}
        hidden={!isPlaying || !player.withPicture}
        onPlaying={player.onPlaying}
      >
        <track kind="captions" />
      </video>
      <Middle stream={stream} phase={phase} player={player} />
      <div className={styles['top']}>
        <IconButton label={words.back} href="/live">
          <ChevronLeftIcon />
        </IconButton>
        <span className={styles['live']} data-paused={phase === 'paused' || undefined}>
          {phase === 'paused' ? words.paused : words.badge}
        </span>
        {stream.viewer_count > 0 ? (
          <span className={styles['count']}>{words.watching({ count: stream.viewer_count })}</span>
        ) : null}
        {isPlaying && player.form === 'late' ? <span className={styles['count']}>{words.late}</span> : null}
      </div>
      {isPlaying ? <Loaded load={playerControls} props={{ player, box, video }} /> : null}
    </div>
  )
}

function Middle({ stream, phase, player }: { stream: LiveStream; phase: LivePhase; player: Player }) {
  const words = roomWords()
  const { name } = stream.consultant
  const { state, play, playWithPicture } = player
  if (phase === 'paused')
    return (
      <div className={styles['middle']} role="status">
        <p>{words.pausedByHost({ name })}</p>
      </div>
    )
  if (state === 'playing')
    return player.form === 'sound' ? (
      <div className={styles['middle']} role="status">
        <p>{words.soundOnly}</p>
      </div>
    ) : null
  if (state === 'poster')
    return (
      <div className={styles['middle']}>
        <Button icon={<PlayIcon size={20} />} onClick={play}>
          {words.poster}
        </Button>
        {savesData() ? <p>{words.playAudioHint}</p> : null}
      </div>
    )
  if (state === 'picture-only')
    return (
      <div className={styles['middle']} role="status">
        <p>{words.pictureOnly}</p>
        <Button icon={<PlayIcon size={20} />} onClick={playWithPicture}>
          {words.playWithPicture}
        </Button>
      </div>
    )
  if (state === 'failed')
    return (
      <div className={styles['middle']} role="alert">
        <p>{words.videoFailed}</p>
        <Button size="s" onClick={play}>
          {words.tryAgain}
        </Button>
      </div>
    )
  return (
    <p className={styles['middle']} role="status">
      {state === 'not-supported' ? null : <Spinner />}
      {state === 'not-supported'
        ? words.notSupported
        : state === 'no-camera'
          ? words.waitingForPicture({ name })
          : words.connecting}
    </p>
  )
}
