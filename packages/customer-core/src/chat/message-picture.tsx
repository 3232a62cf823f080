import { lazy, Suspense, useState } from 'react'
import styles from './message-content.module.css'

const PictureDialog = lazy(() => import('./picture-dialog.tsx'))

export interface MessagePictureProps {
  src: string
  /** Whose it is, in words. */
  title: string
  caption: string | null
}

/** A picture in a box of its own size before anything of it has come, so that nothing moves; a tap shows all of it. */
export function MessagePicture({ src, title, caption }: MessagePictureProps) {
  const [open, setOpen] = useState(false)
  const [broken, setBroken] = useState<string | null>(null)
  if (broken === src) return <p className={styles['gone']}>The picture did not load.</p>
  return (
    <>
      <button type="button" className={styles['picture']} onClick={() => setOpen(true)}>
        <img
          src={src}
          alt={caption ? `${title}: ${caption}` : title}
          width={260}
          height={195}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
        <span className="ui-visually-hidden">Open larger</span>
      </button>
      <Suspense fallback={null}>
        {open ? <PictureDialog src={src} title={title} caption={caption} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
