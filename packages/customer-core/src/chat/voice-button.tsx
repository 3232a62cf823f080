import { IconButton, MicIcon } from '@tarapath/ui-kit'
import { useRef, useState } from 'react'
import { useLatePart } from '../platform/index.ts'
import styles from './attach.module.css'
import type { SendFiles } from './file-sender.ts'
import { attachWords } from './words/attach.gen.ts'

const loadRecordingPanel = () => import('./recording-panel.tsx')

/** Shorter is a tap, which starts a recording that another tap ends. */
const HOLD_MS = 400

/** Records while it is held, or from one tap to the next. */
export function VoiceButton({ files, disabled }: { files: SendFiles; disabled: boolean }) {
  const words = attachWords()
  const { Part: RecordingPanel, isLoading, open, close } = useLatePart(loadRecordingPanel)
  const isRecording = RecordingPanel !== null || isLoading
  const [isReleased, setReleased] = useState(false)
  const pressedAtRef = useRef(0)
  const button = useRef<HTMLButtonElement>(null)
  const start = () => {
    setReleased(false)
    void open()
  }
  const release = (at: number) => {
    if (pressedAtRef.current > 0 && at - pressedAtRef.current >= HOLD_MS) setReleased(true)
    pressedAtRef.current = 0
  }
  return (
    <>
      <IconButton
        ref={button}
        label={words.record}
        className={styles['mic']}
        disabled={disabled}
        data-recording={isRecording ? '' : undefined}
        onPointerDown={(event) => {
          if (event.button !== 0 || isRecording) return
          event.currentTarget.setPointerCapture(event.pointerId)
          pressedAtRef.current = event.timeStamp
          start()
        }}
        onPointerUp={({ timeStamp }) => release(timeStamp)}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // A press of a key has no pointer.
          if (detail === 0 && !isRecording) start()
        }}
      >
        <MicIcon />
      </IconButton>
      {RecordingPanel ? (
        <RecordingPanel
          files={files}
          isReleased={isReleased}
          onClose={() => {
            close()
            button.current?.focus()
          }}
        />
      ) : null}
    </>
  )
}
