import { IconButton, PlusIcon } from '@tarapath/ui-kit'
import { useRef } from 'react'
import { useLatePart } from '../platform/index.ts'
import styles from './attach.module.css'
import type { SendFiles } from './file-sender.ts'
import { attachWords } from './words/attach.gen.ts'

const loadAttachPanel = () => import('./attach-panel.tsx')

interface AttachButtonProps {
  files: SendFiles
  disabled: boolean
  /** Where the chat takes the birth details of other people too. */
  onShareBirth?: () => void
}

/** Opens the choice of a picture, or of birth details. */
export function AttachButton({ files, disabled, onShareBirth }: AttachButtonProps) {
  const words = attachWords()
  const { Part, open, close: closePanel } = useLatePart(loadAttachPanel)
  const AttachPanel = disabled ? null : Part
  const box = useRef<HTMLDivElement>(null)
  const close = () => {
    // The choice that has the focus goes.
    if (box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus()
    closePanel()
  }
  return (
    <div ref={box} className={styles['attach']}>
      <IconButton
        label={onShareBirth ? words.add : words.addPicture}
        disabled={disabled}
        aria-expanded={Part !== null}
        onClick={() => (Part ? close() : void open())}
      >
        <PlusIcon />
      </IconButton>
      {AttachPanel ? <AttachPanel files={files} onShareBirth={onShareBirth} onClose={close} /> : null}
    </div>
  )
}
