import { useState } from 'react'
import { useLatePart } from '../platform/index.ts'
import styles from './message-content.module.css'
import { messageWords } from './words/message.gen.ts'

const loadPictureDialog = () => import('./picture-dialog.tsx')

export interface MessagePictureProps {
  src: string
  /** The sender, such as "Picture from Acharya Meera". */
  title: string
  caption: string | null
}

/** A thumbnail of a fixed size, so that loading it moves nothing. A tap opens the full picture. */
export function MessagePicture({ src, title, caption }: MessagePictureProps) {
  const { Part: PictureDialog, open, close } = useLatePart(loadPictureDialog)
  const [broken, setBroken] = useState<string | null>(null)
  if (broken === src) return <p className={styles['gone']}>{messageWords().pictureNotLoaded}</p>
  return (
    <>
      <button type="button" className={styles['picture']} onClick={() => void open()}>
        <img
          src={src}
          alt={caption ? messageWords().captioned({ title, caption }) : title}
          width={260}
          height={195}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
        <span className="ui-visually-hidden">{messageWords().openLarger}</span>
      </button>
      {PictureDialog ? <PictureDialog src={src} title={title} caption={caption} onClose={close} /> : null}
    </>
  )
}
