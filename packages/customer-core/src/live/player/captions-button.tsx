import { IconButton } from '@tarapath/ui-kit'
import { useCallback, useSyncExternalStore, type RefObject } from 'react'
import { roomWords } from '../words/room.gen.ts'

/** The captions that a stream brings along. The element of the page is empty. */
function captionsOf(video: HTMLVideoElement | null): TextTrack | undefined {
  const empty = video?.querySelector('track')?.track
  return [...(video?.textTracks ?? [])].find(
    (track) => track !== empty && (track.kind === 'captions' || track.kind === 'subtitles'),
  )
}

/** Turns captions on and off. There is no button where the stream has none. */
export function CaptionsButton({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const words = roomWords()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const tracks = video.current?.textTracks
      const events = ['addtrack', 'removetrack', 'change']
      for (const event of events) tracks?.addEventListener(event, onChange)
      return () => {
        for (const event of events) tracks?.removeEventListener(event, onChange)
      }
    },
    [video],
  )
  const mode = useSyncExternalStore(subscribe, () => captionsOf(video.current)?.mode)
  if (mode === undefined) return null
  const isShown = mode === 'showing'
  const toggle = () => {
    const track = captionsOf(video.current)
    if (track) track.mode = isShown ? 'hidden' : 'showing'
  }
  return (
    <IconButton
      label={isShown ? words.hideCaptions : words.showCaptions}
      data-chosen={isShown || undefined}
      onClick={toggle}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden>
        <path d="M3.5 5.5h17v13h-17zM11 10.4a2.2 2.2 0 1 0 0 3.2M17.5 10.4a2.2 2.2 0 1 0 0 3.2" />
      </svg>
    </IconButton>
  )
}
