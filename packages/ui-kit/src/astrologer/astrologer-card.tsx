import type { ReactElement, ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../link/anchor.tsx'
import { RatePerMinute } from '../money/rate-per-minute.tsx'
import { initialsOf } from '../portrait/initials-of.ts'
import { Jharokha } from '../portrait/jharokha.tsx'
import type { Presence } from '../portrait/status-dot.tsx'
import { Rating } from '../text/rating.tsx'
import './astrologer-card.css'
import './astrologer-card.late.css'

/** Props of {@link AstrologerCard}. */
export interface AstrologerCardProps {
  /** On one line; the whole name is the title of the link. */
  name: string
  /** The address of the profile. The whole card is the target. */
  href: string
  /** The id of the astrologer, for the portrait. */
  seed: number
  /** The address of a photograph; the initials of the name without one. */
  src?: string | undefined
  /** What they read and for how long, e.g. "Vedic · Marriage · 14 yrs". */
  skills: string
  /** What they speak, e.g. "Hindi, English"; `<strong>` sets off what the reader speaks, too. */
  languages: ReactNode
  ratePaise: number
  originalPaise?: number | undefined
  /** The unit after the rate; "min" by default. */
  rateUnit?: string | undefined
  /** What screen readers say before the rate before a discount; "before," by default. */
  originalLabel?: string | undefined
  /** The mean rating; leave it out while there is none. */
  rating?: number | undefined
  ratingCount?: number | undefined
  /** What follows the rating, e.g. "255 chats". */
  ratingDetail?: string | undefined
  /** What screen readers say of the rating, its number and what follows; English by default. */
  ratingLabel?: string | undefined
  status: Presence
  /** The status in words; Online, Busy or Offline by default. */
  statusText?: string | undefined
  /** A second line of the status, e.g. "~6 min" or "till 6 am". */
  statusNote?: string | undefined
  /** What screen readers say instead of both, e.g. "Busy, free in about 6 min". */
  statusName?: string | undefined
  /** A `Button` of size `s`, which is a target of its own above the link of the card. */
  action?: ReactNode
  /** A favourite `IconButton`, also above the link of the card. The compact card has none. */
  favourite?: ReactNode
  /** One line below the name, for rows of similar astrologers. */
  compact?: boolean | undefined
  /** The heading level of the name; 3 by default. */
  level?: 2 | 3 | undefined
  prefetch?: AnchorProps['prefetch'] | undefined
}

/** An astrologer: portrait, rating, specialities, languages, price per minute and one button. All states are equally high. */
export function AstrologerCard(props: AstrologerCardProps): ReactElement {
  const { name, href, seed, src, level = 3, compact, status } = props
  const Heading = `h${level}` as const
  const title = (
    <Heading className="ui-astrologer-name">
      <Anchor href={href} title={name} {...(props.prefetch ? { prefetch: props.prefetch } : {})}>
        {name}
      </Anchor>
    </Heading>
  )
  if (compact) {
    return (
      <article className="ui-astrologer" data-compact data-status={status}>
        <Jharokha seed={seed} src={src} initials={initialsOf(name)} size={40} />
        {title}
        <p>
          {props.rating !== undefined && (
            <>
              <Rating value={props.rating} count={props.ratingCount} label={props.ratingLabel} />
              {' · '}
            </>
          )}
          <RatePerMinute paise={props.ratePaise} unit={props.rateUnit} />
        </p>
        <p>{props.languages}</p>
        {props.action}
      </article>
    )
  }
  return (
    <article className="ui-astrologer" data-status={status}>
      <Jharokha
        seed={seed}
        src={src}
        initials={initialsOf(name)}
        size={48}
        status={status}
        statusText={props.statusText}
        statusNote={props.statusNote}
        statusName={props.statusName}
      />
      {title}
      <CardRating {...props} />
      <p>{props.skills}</p>
      <div className="ui-astrologer-foot">
        <div>
          <p>{props.languages}</p>
          <RatePerMinute
            paise={props.ratePaise}
            originalPaise={props.originalPaise}
            unit={props.rateUnit}
            originalLabel={props.originalLabel}
          />
        </div>
        {props.action}
      </div>
      {props.favourite}
    </article>
  )
}

function CardRating({ rating, ratingCount, ratingDetail, ratingLabel }: AstrologerCardProps): ReactElement | null {
  if (rating !== undefined)
    return <Rating value={rating} count={ratingCount} detail={ratingDetail} label={ratingLabel} />
  return ratingDetail === undefined ? null : <p>{ratingDetail}</p>
}
