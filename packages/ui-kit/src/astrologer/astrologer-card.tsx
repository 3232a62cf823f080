import type { ReactElement, ReactNode } from 'react'
import type { GrahaSlug } from '../glyph/glyphs.ts'
import { Anchor, type AnchorProps } from '../link/anchor.tsx'
import { RatePerMinute } from '../money/rate-per-minute.tsx'
import { Jharokha } from '../portrait/jharokha.tsx'
import type { Ramp } from '../portrait/rosette.ts'
import type { Presence } from '../portrait/status-dot.tsx'
import { Rating } from '../text/rating.tsx'
import './astrologer-card.css'

/** Props of {@link AstrologerCard}. */
export interface AstrologerCardProps {
  name: string
  /** The address of the profile. The whole card is the target. */
  href: string
  /** The id of the astrologer, for the portrait. */
  seed: number
  src?: string | undefined
  ramp?: Ramp | undefined
  graha?: GrahaSlug | undefined
  /** One or two lines, e.g. "Vedic · Marriage · 14 yrs", "Hindi, English". */
  lines: readonly string[]
  ratePaise: number
  originalPaise?: number | undefined
  rating?: number | undefined
  ratingCount?: number | undefined
  status: Presence
  /** The label of the status, e.g. "Busy, 6 min". */
  statusText?: string | undefined
  /** A button, which is a target of its own above the link of the card. */
  action?: ReactNode
  /** A favourite button, also above the link of the card. */
  favourite?: ReactNode
  badge?: ReactNode
  /** Smaller, for rows of similar astrologers. */
  compact?: boolean | undefined
  /** The heading level of the name; 3 by default. */
  level?: 2 | 3 | undefined
  prefetch?: AnchorProps['prefetch'] | undefined
}

/** An astrologer: portrait, specialities, rating, price per minute and one button. */
export function AstrologerCard(props: AstrologerCardProps): ReactElement {
  const {
    name,
    href,
    seed,
    lines,
    ratePaise,
    originalPaise,
    rating,
    ratingCount,
    status,
    statusText,
    level = 3,
    compact,
  } = props
  const Heading = `h${level}` as const
  return (
    <article className="ui-astrologer" data-compact={compact || undefined} data-status={status}>
      <Jharokha
        seed={seed}
        src={props.src}
        ramp={props.ramp}
        graha={props.graha}
        size={compact ? 's' : 'm'}
        status={status}
        statusText={statusText}
      />
      <div className="ui-astrologer-head">
        <Heading className="ui-astrologer-name">
          <Anchor href={href} {...(props.prefetch ? { prefetch: props.prefetch } : {})}>
            {name}
          </Anchor>
        </Heading>
        {props.badge}
        {rating !== undefined && <Rating value={rating} count={ratingCount} />}
      </div>
      <div className="ui-astrologer-lines">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="ui-astrologer-foot">
        <RatePerMinute paise={ratePaise} originalPaise={originalPaise} />
        <div className="ui-astrologer-actions">
          {props.favourite}
          {props.action}
        </div>
      </div>
    </article>
  )
}
