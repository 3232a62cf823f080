import { VoiceNote } from '@tarapath/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { chatWords } from '../words/chat.gen.ts'

/** A recording of either side. It is loaded when it is played. */
export function Recording({ file, title }: { file: string; title: string }) {
  const words = chatWords()
  const audio = useRef<HTMLAudioElement | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [position, setPosition] = useState(0)
  const [duration, setDuration] = useState<number | null>(null)
  useEffect(() => () => audio.current?.pause(), [])

  function toggle() {
    if (isPlaying) return audio.current?.pause()
    audio.current ??= open(file)
    // Refused when the file is gone: the button stays as it was.
    audio.current.play().catch(() => setPlaying(false))
  }

  function open(src: string): HTMLAudioElement {
    const sound = new Audio(src)
    sound.addEventListener('play', () => setPlaying(true))
    sound.addEventListener('pause', () => setPlaying(false))
    sound.addEventListener('timeupdate', () => setPosition(sound.currentTime))
    sound.addEventListener('durationchange', () => setDuration(Number.isFinite(sound.duration) ? sound.duration : null))
    return sound
  }

  return (
    <VoiceNote
      peaks={null}
      duration={duration}
      position={position}
      state={isPlaying ? 'playing' : 'stopped'}
      words={{ play: words.play({ title }), pause: words.pause({ title }) }}
      onToggle={toggle}
    />
  )
}
