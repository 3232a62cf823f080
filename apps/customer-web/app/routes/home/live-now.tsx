import type { LiveStream } from '@tarapath/api-client/types'
import { Badge, LinkRow } from '@tarapath/ui-kit'
import './home.late.css'
import { homeWords } from './words/home.gen.ts'

/** That somebody is live, and how many watch. It leads to all who are. */
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
