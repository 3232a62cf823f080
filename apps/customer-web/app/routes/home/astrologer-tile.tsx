import type { AstrologerSummary } from '@tarapath/api-client/types'
import { toPaise } from '@tarapath/customer-core/platform'
import { AstrologerCard } from '@tarapath/ui-kit'

interface AstrologerTileProps {
  astrologer: AstrologerSummary
  level?: 2 | 3
  compact?: boolean
}

export function AstrologerTile({ astrologer, level, compact }: AstrologerTileProps) {
  const { id, name, slug, price_per_minute, discounted_price_per_minute } = astrologer
  return (
    <AstrologerCard
      name={name}
      href={`/consult-astrologer-online/${slug}-${id}`}
      seed={id}
      lines={[
        [...astrologer.specialities.slice(0, 2), `${astrologer.experience_years} yrs`].join(' · '),
        astrologer.languages.join(', '),
      ]}
      ratePaise={toPaise(discounted_price_per_minute ?? price_per_minute)}
      wasPaise={discounted_price_per_minute === null ? undefined : toPaise(price_per_minute)}
      rating={astrologer.rating}
      ratingCount={astrologer.review_count}
      status={astrologer.availability}
      level={level}
      compact={compact}
    />
  )
}
