import type { ReactElement } from 'react'
import './picture-bubble.css'

/** Props of {@link PictureBubble}. */
export interface PictureBubbleProps {
  src: string
  alt: string
  state: 'sending' | 'failed'
  /** 0 to 1; null while it is not known. */
  progress: number | null
  /** The name of the progress for screen readers. */
  progressLabel: string
}

/** A picture on its way, in a bubble of a chat. Its size is fixed, so that nothing moves when it has arrived. */
export function PictureBubble({ src, alt, state, progress, progressLabel }: PictureBubbleProps): ReactElement {
  return (
    <span className="ui-picture-bubble" data-state={state}>
      <img src={src} alt={alt} width={260} height={195} />
      {state === 'sending' && <progress aria-label={progressLabel} value={progress ?? undefined} max={1} />}
    </span>
  )
}
