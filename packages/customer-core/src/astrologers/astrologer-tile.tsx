import type { AstrologerSummary } from '@tarapath/api-client/types'
import { AstrologerCard } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import { commonWords } from '../platform/index.ts'
import {
  chatCount,
  originalPaise,
  profilePath,
  ratePaise,
  skillsLine,
  spokenRating,
  statusName,
  statusNote,
  statusText,
} from './astrologer-summary.ts'
import { CardActions } from './card-actions.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { SpokenLanguages } from './spoken-languages.tsx'

export interface AstrologerTileProps {
  astrologer: AstrologerSummary
  level?: 2 | 3
  compact?: boolean
  /** Instead of the button for what is possible now. */
  action?: ReactNode
}

/** The card of an astrologer in a list, with a button for what is possible now. */
export function AstrologerTile({ astrologer, level = 2, compact = false, action }: AstrologerTileProps) {
  return (
    <AstrologerCard
      name={astrologer.name}
      href={profilePath(astrologer)}
      prefetch="viewport"
      seed={astrologer.id}
      src={astrologer.avatar ?? undefined}
      skills={skillsLine(astrologer)}
      languages={<SpokenLanguages languages={astrologer.languages} />}
      ratePaise={ratePaise(astrologer)}
      originalPaise={originalPaise(astrologer)}
      rateUnit={commonWords().perMinute}
      originalLabel={commonWords().priceBefore}
      {...(astrologer.review_count > 0 ? { rating: astrologer.rating, ratingCount: astrologer.review_count } : {})}
      ratingDetail={chatCount(astrologer)}
      ratingLabel={[
        spokenRating(astrologer.rating, astrologer.review_count),
        ...(compact ? [] : [chatCount(astrologer)]),
      ].join(', ')}
      status={astrologer.availability}
      statusText={statusText(astrologer)}
      statusNote={statusNote(astrologer)}
      statusName={statusName(astrologer)}
      level={level}
      compact={compact}
      favourite={<FavouriteButton id={astrologer.id} name={astrologer.name} />}
      action={action ?? <CardActions astrologer={astrologer} isCompact={compact} />}
    />
  )
}
