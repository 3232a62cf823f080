import type { LiveStream } from '@tarapath/api-client/types'
import { Badge, LinkRow } from '@tarapath/ui-kit'
import './home.late.css'
import { homeWords } from './words/home.gen.ts'

/** A live astrologer with the number of viewers. It links to all live streams. */
export function LiveNow({ stream: { consultant, viewer_count: count } }: { stream: LiveStream }) {
  const words = homeWords()
  return (
    <div className="home-live-now">
      <LinkRow
        lead={<Badge kind="live">{words.live}</Badge>}
        title={consultant.name}
        detail={words.watching({ count })}
        href="/live"
      />
    </div>
  )
}
