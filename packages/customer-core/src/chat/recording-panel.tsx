import { Button, InlineNotice } from '@tarapath/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { useEscape } from '../platform/index.ts'
import styles from './attach.module.css'
import type { SendFiles } from './file-sender.ts'
import { MicrophoneError, startRecording, type MicrophoneProblem, type Recording } from './voice-recorder.ts'
import { attachWords } from './words/attach.gen.ts'

const MAX_SECONDS = 180

export interface RecordingPanelProps {
  files: SendFiles
  /** The button was held and is not any more: what was said is sent. */
  isReleased: boolean
  onClose(): void
}

/** Covers the composer while a recording runs: its length, Cancel and Send. */
export default function RecordingPanel({ files, isReleased, onClose }: RecordingPanelProps) {
  const words = attachWords()
  const { recording, seconds, problem } = useRecording()
  const isDoneRef = useRef(false)
  /** The button that sends the recording, or the one that leaves a microphone that cannot be used. */
  const nextButton = useRef<HTMLButtonElement>(null)
  const finish = async () => {
    if (!recording || isDoneRef.current) return
    isDoneRef.current = true
    const said = await recording.stop()
    if (said) files.send({ kind: 'audio', preview: null, ...said })
    onClose()
  }
  const isOver = isReleased || seconds >= MAX_SECONDS
  useEffect(() => {
    if (isOver && recording) void finish()
  })
  useEffect(() => {
    if (recording || problem) nextButton.current?.focus()
  }, [recording, problem])
  useEscape(onClose)
  // Who speaks is not idle.
  useEffect(() => files.stayActive(), [files, seconds])
  if (problem) {
    return (
      <div className={styles['recording']}>
        <InlineNotice tone="warn" live="alert" title={words[`microphone_${problem}`]}>
          {words[`microphone_${problem}_hint`]}
        </InlineNotice>
        <Button ref={nextButton} variant="outline" onClick={onClose}>
          {words.writeInstead}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles['recording']} role="group" aria-label={words.recording}>
      <p>
        <span className={styles['dot']} aria-hidden />
        <span role="status">{recording ? words.recording : words.askingMicrophone}</span>{' '}
        <span role="timer" className={styles['time']}>
          {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </span>
      </p>
      <Button variant="outline" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button ref={nextButton} disabled={!recording} onClick={() => void finish()}>
        {words.send}
      </Button>
    </div>
  )
}

/** Records from the first render on. Leaving the panel in any way stops the microphone. */
function useRecording() {
  const [recording, setRecording] = useState<Recording | null>(null)
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    let isWanted = true
    let started: Recording | null = null
    startRecording().then(
      (begun) => {
        started = begun
        if (isWanted) setRecording(begun)
        else begun.cancel()
      },
      (error: unknown) => setProblem(error instanceof MicrophoneError ? error.problem : 'unsupported'),
    )
    return () => {
      isWanted = false
      started?.cancel()
    }
  }, [])
  useEffect(() => {
    if (!recording) return
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [recording])
  return { recording, seconds, problem }
}
