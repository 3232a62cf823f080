import type { ReactElement } from 'react'
import { PauseIcon } from '../icon/icons.tsx'
import { PlayIcon } from '../icon/player-icons.tsx'
import './voice-note.css'

/** Props of {@link VoiceNote}. */
export interface VoiceNoteProps {
  /** Thirty heights from 0 to 1; null while they are not known, which draws a line of dots. */
  peaks: readonly number[] | null
  /** In seconds; null while it is not known. */
  duration: number | null
  /** How much has been played, in seconds. */
  position?: number | undefined
  state: 'stopped' | 'playing' | 'sending'
  /** The names of the button. */
  words: { play: string; pause: string }
  onToggle?: (() => void) | undefined
}

const BARS = 30
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** A recording in a bubble of a chat: a button, its loudness as bars, and the time. */
export function VoiceNote({ peaks, duration, position = 0, state, words, onToggle }: VoiceNoteProps): ReactElement {
  const played = duration ? (position / duration) * BARS : 0
  const isPlaying = state === 'playing'
  return (
    <span className="ui-voice-note">
      <button
        type="button"
        className="ui-voice-play"
        aria-label={isPlaying ? words.pause : words.play}
        disabled={state === 'sending'}
        onClick={onToggle}
      >
        {isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </button>
      <svg className="ui-voice-bars" viewBox="0 0 150 28" preserveAspectRatio="none" aria-hidden>
        {Array.from({ length: BARS }, (_, bar) => {
          const height = Math.max((peaks?.[bar] ?? 0) * 24, 2)
          return (
            <path
              key={bar}
              d={`M${bar * 5 + 2.5} ${14 - height / 2}v${height}`}
              data-played={bar < played ? '' : undefined}
            />
          )
        })}
      </svg>
      <span className="ui-voice-time">
        {duration === null ? ' ' : position > 0 ? `${clock(position)} / ${clock(duration)}` : clock(duration)}
      </span>
    </span>
  )
}
