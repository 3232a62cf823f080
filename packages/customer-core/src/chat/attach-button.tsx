import { IconButton, PlusIcon } from '@tarapath/ui-kit'
import { lazy, Suspense, useState } from 'react'
import styles from './attach.module.css'
import type { SendFiles } from './file-sender.ts'
import { attachWords } from './words/attach.gen.ts'

const AttachPanel = lazy(() => import('./attach-panel.tsx'))

/** Opens the choice of a picture. */
export function AttachButton({ files, disabled }: { files: SendFiles; disabled: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles['attach']}>
      <IconButton
        label={attachWords().addPicture}
        disabled={disabled}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <PlusIcon />
      </IconButton>
      {isOpen && !disabled ? (
        <Suspense fallback={null}>
          <AttachPanel files={files} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
