import { getLiveStreamToken } from '@tarapath/api-client/live'
import type { LiveStreamToken } from '@tarapath/api-client/types'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useApi } from '../../platform/index.ts'
import { takeEarlyPlaying, type EarlyPlaying } from '../early-start.ts'
import { playWithSound } from './play-with-sound.ts'
import { startPlaying, type NotPlaying, type Playing, type PlayingForm } from './start-playing.ts'

/** `poster` waits for a tap: the customer saves data, or the browser plays nothing before one. */
export type PlayerState = 'poster' | 'connecting' | 'playing' | NotPlaying

interface Found {
  form: PlayingForm
  source: LiveStreamToken['source']
}

const RETRY_MS = 4000
const MAX_FAILURES = 4

/** The pass, with the camera that is connected to already where that has begun and not failed. */
async function admit(renew: () => Promise<LiveStreamToken>, early: EarlyPlaying | null) {
  const pass = await early?.pass.catch(() => null)
  return pass ? { pass, opened: early?.camera ?? null } : { pass: await renew() }
}

/** Plays a live stream in a video element, from the moment on in which `play` is called. */
export function usePlayer(streamId: number, video: RefObject<HTMLVideoElement | null>) {
  const api = useApi()
  const playing = useRef<Playing>(null)
  const failures = useRef(0)
  const [state, setState] = useState<PlayerState>('poster')
  const [attempt, setAttempt] = useState(0)
  const [withPicture, setWithPicture] = useState(true)
  const [found, setFound] = useState<Found>({ form: 'direct', source: 'programme' })
  const isBlocked = useRef(false)
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
      if (failures.current > MAX_FAILURES) return setState('failed')
      setState(next)
      retry = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS)
    }
    const renew = () => getLiveStreamToken(api, { id: streamId })
    const start = async (): Promise<Playing | NotPlaying> => {
      const admitted = await admit(renew, attempt === 1 && withPicture ? takeEarlyPlaying(streamId) : null)
      const onLost = () => again('connecting')
      const wanted = { renew, withPicture, isBlocked: isBlocked.current, onLost }
      const result = await startPlaying(element, { ...admitted, ...wanted })
      const form = typeof result === 'object' ? result.form : 'direct'
      isBlocked.current = form === 'late' || result === 'picture-only'
      if (isCurrent) setFound({ form, source: admitted.pass.source })
      return result
    }
    start().then(
      async (result) => {
        if (result === 'not-supported' || result === 'picture-only') return isCurrent && setState(result)
        if (result === 'failed' || result === 'no-camera') return again(result === 'failed' ? 'connecting' : result)
        if (!isCurrent) return result.stop()
        playing.current = result
        const sound = await playWithSound(element)
        if (isCurrent && sound === 'not-allowed') setState('poster')
        else if (isCurrent) setMuted(sound === 'off')
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
    canOmitPicture: found.source !== 'programme' && found.form === 'direct',
    form: found.form,
    withPicture: withPicture && found.form !== 'sound',
    isMuted,
    play,
    playWithPicture() {
      setWithPicture(true)
      play()
    },
    onPlaying() {
      failures.current = 0
      setState('playing')
    },
    setWithPicture,
    toggleSound: () => setMuted(!isMuted),
  }
}

export type Player = ReturnType<typeof usePlayer>
