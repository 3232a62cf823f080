import { IconButton } from '@tarapath/ui-kit'
import { useSyncExternalStore, type RefObject } from 'react'
import { roomWords } from '../words/room.gen.ts'

interface FullScreenButtonProps {
  box: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
}

/** An iPhone shows a video alone in full screen, other devices its controls too. */
export function FullScreenButton({ box, video }: FullScreenButtonProps) {
  const words = roomWords()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = () => {
    const phone = video.current as (HTMLVideoElement & { webkitEnterFullscreen?(): void }) | null
    if (isFull) void document.exitFullscreen()
    else if (document.fullscreenEnabled) void box.current?.requestFullscreen().catch(() => {})
    else phone?.webkitEnterFullscreen?.()
  }
  return (
    <IconButton label={isFull ? words.leaveFullScreen : words.fullScreen} onClick={toggle}>
      <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden>
        <path d={isFull ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'} />
      </svg>
    </IconButton>
  )
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
