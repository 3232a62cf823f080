import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@tarapath/ui-kit'
import { Dialog } from '@tarapath/ui-kit/dialog'
import { useEffect, useEffectEvent, useState } from 'react'
import { commonWords, type DialogProps } from '../platform/index.ts'
import styles from './gallery-dialog.module.css'
import { profileWords } from './words/profile.gen.ts'

export interface GalleryDialogProps extends DialogProps {
  pictures: readonly { id: number; url: string; title: string }[]
  /** The index of the picture that is shown first. */
  first: number
}

/** One picture of a gallery as large as the screen allows. Buttons and arrow keys lead to the others, round and round. */
export default function GalleryDialog({ pictures, first, onClose }: GalleryDialogProps) {
  const words = profileWords()
  const [at, setAt] = useState(first)
  const count = pictures.length
  const step = (by: number) => setAt((at + by + count) % count)
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  })
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('keydown', onKey, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  const picture = pictures[at]
  if (!picture) return null
  return (
    <Dialog
      open
      closeLabel={commonWords().close}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={picture.title}
      size="l"
    >
      <img className={styles['picture']} src={picture.url} alt={picture.title} />
      {count > 1 ? (
        <div className={styles['steps']}>
          <IconButton variant="outline" label={words.previousPicture} onClick={() => step(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <p role="status">{words.pictureCount({ number: at + 1, count })}</p>
          <IconButton variant="outline" label={words.nextPicture} onClick={() => step(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      ) : null}
    </Dialog>
  )
}
