import { useCallback, useEffect, useRef, useState } from 'react'
import { cameraProblem, type CameraProblem } from './camera-problem.ts'

export type CameraState =
  | { name: 'off' }
  | { name: 'starting' }
  | { name: 'on'; stream: MediaStream }
  | { name: 'failed'; kind: CameraProblem }

export interface Chosen {
  camera: string
  microphone: string
}

const PICTURE = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24 } }

function stopTracks(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The camera and the microphone of this device, and which of several are used. */
export function useCamera() {
  const [state, setState] = useState<CameraState>({ name: 'off' })
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  const [chosen, setChosen] = useState<Chosen>({ camera: '', microphone: '' })
  const current = useRef<MediaStream>(null)
  // A camera may be given after it was stopped, or asked for again.
  const turn = useRef(0)

  const stop = useCallback(() => {
    turn.current += 1
    stopTracks(current.current)
    current.current = null
    setState({ name: 'off' })
  }, [])
  useEffect(() => stop, [stop])

  const start = useCallback(
    async (next: Chosen): Promise<MediaStream | null> => {
      stop()
      setChosen(next)
      setState({ name: 'starting' })
      const own = turn.current
      try {
        const stream = await navigator.mediaDevices.getUserMedia({
          video: { ...PICTURE, ...(next.camera && { deviceId: { exact: next.camera } }) },
          audio: next.microphone ? { deviceId: { exact: next.microphone } } : true,
        })
        if (turn.current !== own) {
          stopTracks(stream)
          return null
        }
        current.current = stream
        for (const track of stream.getTracks())
          track.addEventListener('ended', () => {
            if (current.current !== stream) return
            // Of camera and microphone the other one does not stay on unseen.
            stop()
            setState({ name: 'failed', kind: 'deviceLost' })
          })
        setState({ name: 'on', stream })
        // Their names are known once access was given. Our own choice: without them the first camera is used, silently.
        navigator.mediaDevices.enumerateDevices().then(setDevices, () => undefined)
        return stream
      } catch (error) {
        if (turn.current === own) setState({ name: 'failed', kind: cameraProblem(error) })
        return null
      }
    },
    [stop],
  )
  return { state, devices, chosen, start, stop }
}

export type Camera = ReturnType<typeof useCamera>
