import type { ReactElement, ReactNode } from 'react'
import type { GrahaSlug } from '../glyph/glyphs.ts'
import { Anchor, type AnchorProps } from '../link/anchor.tsx'
import { RatePerMinute } from '../money/rate-per-minute.tsx'
import { Jharokha } from '../portrait/jharokha.tsx'
import type { Ramp } from '../portrait/rosette.ts'
import type { Presence } from '../portrait/status-dot.tsx'
import { Rating } from '../text/rating.tsx'

/** Props of {@link AstrologerCard}. */
export interface AstrologerCardProps {
  name: string
  /** The profile; the whole card leads there. */
  href: string
  /** The person's number, for the portrait. */
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
  /** The word at the dot, e.g. "Busy, 6 min". */
  statusText?: string | undefined
  /** The button; its own target above the card's link. */
  action?: ReactNode
  /** A heart; above the card's link too. */
  favourite?: ReactNode
  badge?: ReactNode
  /** Smaller, for rows of similar people. */
  compact?: boolean | undefined
  /** Level of the name's heading; 3 by default. */
  level?: 2 | 3 | undefined
  prefetch?: AnchorProps['prefetch'] | undefined
}

/** A person one can ask: face, what they read, how they are rated, what a minute costs, and one button. */
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
