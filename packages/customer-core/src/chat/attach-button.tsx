import { IconButton, PlusIcon } from '@tarapath/ui-kit'
import { lazy, Suspense, useRef, useState } from 'react'
import styles from './attach.module.css'
import type { SendFiles } from './file-sender.ts'
import { attachWords } from './words/attach.gen.ts'

const AttachPanel = lazy(() => import('./attach-panel.tsx'))

interface AttachButtonProps {
  files: SendFiles
  disabled: boolean
  /** Where the chat takes the birth details of other people too. */
  onShareBirth?: () => void
}

/** Opens the choice of a picture, or of birth details. */
export function AttachButton({ files, disabled, onShareBirth }: AttachButtonProps) {
  const words = attachWords()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const close = () => {
    // The choice that has the focus goes.
    if (box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus()
    setOpen(false)
  }
  return (
    <div ref={box} className={styles['attach']}>
      <IconButton
        label={onShareBirth ? words.add : words.addPicture}
        disabled={disabled}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <PlusIcon />
      </IconButton>
      {isOpen && !disabled ? (
        <Suspense fallback={null}>
          <AttachPanel files={files} onShareBirth={onShareBirth} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}
