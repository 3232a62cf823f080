import { Button, InlineNotice, Select } from '@tarapath/ui-kit'
import { useEffect, useRef } from 'react'
import { problemSentence } from './camera-problem.ts'
import styles from './studio.module.css'
import type { Camera } from './use-camera.ts'
import { useLevel } from './use-level.ts'
import { studioWords } from './words/studio.gen.ts'

/** What the camera shows and whether the microphone hears, before anybody else does. */
export function CameraCheck({ camera }: { camera: Camera }) {
  const words = studioWords()
  const { state, start, chosen } = camera
  return (
    <div className={styles['check']}>
      {state.name === 'on' ? <Preview stream={state.stream} /> : <div className={styles['preview']} aria-hidden />}
      {state.name === 'on' ? <Level stream={state.stream} /> : null}
      {state.name === 'failed' ? (
        <InlineNotice tone="danger" live="alert">
          {problemSentence(state.kind)}
        </InlineNotice>
      ) : null}
      {state.name === 'on' ? (
        <Devices camera={camera} />
      ) : (
        <Button variant="outline" loading={state.name === 'starting'} onClick={() => void start(chosen)}>
          {state.name === 'starting' ? words.checking : words.startCheck}
        </Button>
      )}
    </div>
  )
}

export function Preview({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video ref={video} className={styles['preview']} autoPlay muted playsInline aria-label={studioWords().preview} />
  )
}

function Level({ stream }: { stream: MediaStream }) {
  const words = studioWords()
  const level = useLevel(stream)
  return (
    <label className={styles['level']}>
      <span>{words.level}</span>
      <meter min={0} max={1} value={level} />
      <small>{words.levelHint}</small>
    </label>
  )
}

function Devices({ camera: { devices, chosen, start } }: { camera: Camera }) {
  const words = studioWords()
  const optionsOf = (kind: MediaDeviceKind, nameOf: (number: number) => string) =>
    devices
      .filter((device) => device.kind === kind)
      .map(({ deviceId, label }, at) => ({ value: deviceId, label: label || nameOf(at + 1) }))
  const cameras = optionsOf('videoinput', (number) => words.anyCamera({ number }))
  const microphones = optionsOf('audioinput', (number) => words.anyMicrophone({ number }))
  return (
    <>
      <Select
        label={words.camera}
        options={cameras}
        value={chosen.camera || (cameras[0]?.value ?? '')}
        onChange={(event) => void start({ ...chosen, camera: event.target.value })}
      />
      <Select
        label={words.microphone}
        options={microphones}
        value={chosen.microphone || (microphones[0]?.value ?? '')}
        onChange={(event) => void start({ ...chosen, microphone: event.target.value })}
      />
    </>
  )
}
