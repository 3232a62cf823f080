import { VoiceNote } from '@tarapath/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { attachWords } from './words/attach.gen.ts'
import { peaksOf } from './peaks-of.ts'

/** A recording that was sent. Its loudness is read when it is first played, so that nothing is loaded before. */
export function MessageRecording({ src, title }: { src: string; title: string }) {
  const words = attachWords()
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [position, setPosition] = useState(0)
  const [sound, setSound] = useState<{ peaks: readonly number[]; seconds: number } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const element = audio.current
    return () => element?.pause()
  }, [])
  const toggle = () => {
    const element = audio.current
    if (!element) return
    if (isPlaying) return element.pause()
    setFailed(false)
    element.play().catch(() => setFailed(true))
    // Without its peaks a recording plays all the same.
    if (!sound) peaksOf(src).then(setSound, () => undefined)
  }
  return (
    <>
      <VoiceNote
        peaks={sound?.peaks ?? null}
        duration={sound?.seconds ?? null}
        position={position}
        state={isPlaying ? 'playing' : 'stopped'}
        words={{ play: words.playOf({ title }), pause: words.pauseOf({ title }) }}
        onToggle={toggle}
      />
      {hasFailed ? <span role="alert">{words.notPlayed}</span> : null}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- recordings have no transcript */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        aria-label={title}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPosition(0)}
        onTimeUpdate={({ currentTarget }) => setPosition(currentTarget.currentTime)}
      />
    </>
  )
}
