import type { Astrologer, LiveStream } from '@tarapath/api-client/types'
import { LiveIcon } from '@tarapath/ui-kit'
import { CardNotifyButton } from '../alerts/index.ts'
import { Link } from '../platform/index.ts'
import './profile-screen.late.css'
import { whenLive } from './when-free.ts'
import { profileWords } from './words/profile.gen.ts'

// It is in the first screen, and its sheet comes after that is painted.
const row = { display: 'flex', alignItems: 'center' } as const

/** A note that the astrologer is live now. */
export function LiveNow({ name }: { name: string }) {
  return (
    <p className="profile-live" style={row}>
      <LiveIcon size={20} />
      <Link to="/live">{profileWords().liveNow({ name })}</Link>
    </p>
  )
}

interface NextLiveProps {
  astrologer: Astrologer
  /** The announced live streams of the astrologer, the next one first. */
  streams: readonly LiveStream[]
  nowMs: number
}

/** When the astrologer goes live, and a notification about it. */
export function NextLive({ astrologer: { id, name }, streams: [next], nowMs }: NextLiveProps) {
  if (!next?.scheduled_at) return null
  return (
    <p className="profile-live">
      <LiveIcon size={20} />
      <strong>{whenLive(name, next.scheduled_at, nowMs)}</strong>
      <CardNotifyButton astrologer={{ id, name, streamId: next.id }} />
    </p>
  )
}
