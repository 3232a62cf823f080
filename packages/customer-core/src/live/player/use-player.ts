import { getLiveStreamToken } from '@tarapath/api-client/live'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useApi } from '../../platform/index.ts'
import { playProgramme } from './play-programme.ts'
import { watchCamera, type NotPlaying, type Playing } from './watch-camera.ts'

export type PlayerState = 'poster' | 'connecting' | 'playing' | 'no-camera' | 'failed' | 'not-supported'

const RETRY_MS = 4000
const MOST_FAILURES = 4

/** Plays a live stream in a video element, from the moment on in which `play` is called. */
export function usePlayer(streamId: number, video: RefObject<HTMLVideoElement | null>) {
  const api = useApi()
  const playing = useRef<Playing>(null)
  const failures = useRef(0)
  const [state, setState] = useState<PlayerState>('poster')
  const [attempt, setAttempt] = useState(0)
  const [withPicture, setWithPicture] = useState(true)
  const [isCamera, setIsCamera] = useState(false)
  const [isMuted, setMuted] = useState(false)
  const isWanted = attempt > 0

  useEffect(() => {
    const element = video.current
    if (!isWanted || !element) return
    let isCurrent = true
    let retry: ReturnType<typeof setTimeout> | undefined
    const again = (next: PlayerState) => {
      if (!isCurrent) return
      playing.current?.stop()
      playing.current = null
      failures.current += next === 'no-camera' ? 0 : 1
      if (failures.current > MOST_FAILURES) return setState('failed')
      setState(next)
      retry = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS)
    }
    const pass = () => getLiveStreamToken(api, { id: streamId })
    const start = async (): Promise<Playing | NotPlaying | 'not-supported'> => {
      const { transport, url, source } = await pass()
      if (transport !== 'embedded' || url === undefined) return 'not-supported'
      const onLost = () => again('connecting')
      const isProgramme = source === 'programme'
      if (isCurrent) setIsCamera(!isProgramme)
      const renew = async () => (await pass()).url ?? url
      return isProgramme
        ? playProgramme(element, { url, renew, onLost })
        : watchCamera(element, { url, withPicture, onLost })
    }
    start().then(
      (result) => {
        if (result === 'not-supported') return isCurrent && setState(result)
        if (result === 'failed' || result === 'no-camera') return again(result === 'failed' ? 'connecting' : result)
        if (!isCurrent) return result.stop()
        playing.current = result
        void playWithSound(element).then((sounds) => isCurrent && setMuted(!sounds))
      },
      () => again('connecting'),
    )
    return () => {
      isCurrent = false
      clearTimeout(retry)
      playing.current?.stop()
      playing.current = null
    }
  }, [api, attempt, isWanted, streamId, video, withPicture])

  const play = useCallback(() => {
    failures.current = 0
    setState('connecting')
    setAttempt((count) => count + 1)
  }, [])

  return {
    state,
    /** How often playing was tried. */
    attempt,
    isCamera,
    withPicture,
    isMuted,
    play,
    onPlaying() {
      failures.current = 0
      setState('playing')
    },
    setWithPicture,
    toggleSound: () => setMuted(!isMuted),
  }
}

/** Browsers refuse sound before the first tap: then it plays without. Answers whether there is sound. */
async function playWithSound(video: HTMLVideoElement): Promise<boolean> {
  try {
    await video.play()
    return !video.muted
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return !video.muted
    video.muted = true
    await video.play().catch(() => {})
    return false
  }
}

export type Player = ReturnType<typeof usePlayer>
