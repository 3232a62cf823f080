import { useEffect, useRef, useState } from 'react'
import type { Broadcast } from './use-broadcast.ts'
import type { Camera } from './use-camera.ts'
import type { StudioUse } from './use-studio.ts'

export interface OnAirUse {
  use: StudioUse
  camera: Camera
  broadcast: Broadcast
}

/** Pausing a live stream that is on, and going on: while it is paused no camera is on and nothing is sent. */
export function useOnAir({ use: { studio, isChanging, setStatus }, camera, broadcast }: OnAirUse) {
  const [order, setOrder] = useState<'pause' | 'go on' | null>(null)
  const isPaused = studio.stream?.is_paused === true
  const isSending = broadcast.state !== 'off' && broadcast.state !== 'not-possible'
  const stream = camera.state.name === 'on' ? camera.state.stream : null
  const { stop: stopCamera } = camera
  const { replace, stop: stopSending } = broadcast

  const sent = isPaused || order === 'pause' ? null : stream
  useEffect(() => void replace(sent), [replace, sent])
  useEffect(() => {
    if (isPaused && stream && order !== 'go on') stopCamera()
  }, [isPaused, stream, order, stopCamera])

  const wasPaused = useRef(false)
  useEffect(() => {
    // Another device goes on: of two that send, each would end the connection of the other.
    if (wasPaused.current && !isPaused && order !== 'go on' && !stream) stopSending()
    wasPaused.current = isPaused
  }, [isPaused, order, stream, stopSending])

  const pause = async () => {
    setOrder('pause')
    await setStatus('paused')
    setOrder(null)
  }
  const goOn = async () => {
    setOrder('go on')
    const media = await camera.start(camera.chosen)
    // Nothing is sent while viewers read that it is paused.
    if (media && (!isPaused || (await setStatus('live'))) && !isSending) await broadcast.send(media)
    setOrder(null)
  }
  return { isPaused, isSending, isBusy: isChanging || order !== null, pause, goOn }
}
