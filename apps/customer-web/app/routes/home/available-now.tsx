import type { AstrologerSummary } from '@tarapath/api-client/types'
import { AstrologerTile } from '@tarapath/customer-core/astrologers'
import { Button, EmptyState } from '@tarapath/ui-kit'
import { HomeSection } from './home-section.tsx'
import styles from './home.module.css'
import { homeWords } from './words/home.gen.ts'

const ALL_ASTROLOGERS = '/consult-astrologer-online'

interface AvailableNowProps {
  astrologers: readonly AstrologerSummary[]
  /** The number of all astrologers; null when it is not known. */
  count: number | null
}

export function AvailableNow({ astrologers, count }: AvailableNowProps) {
  const words = homeWords()
  return (
    <HomeSection
      title={words.availableNow}
      more={{ href: ALL_ASTROLOGERS, label: count === null ? words.seeAll : words.seeAllCount({ count }) }}
    >
      {astrologers.length === 0 ? (
        <EmptyState title={words.nobodyFree} action={<Button href={ALL_ASTROLOGERS}>{words.seeAstrologers}</Button>}>
          {words.nobodyFreeHint}
        </EmptyState>
      ) : (
        <ul className={`${styles['grid']} ${styles['available']}`}>
          {astrologers.map((astrologer) => (
            <li key={astrologer.id}>
              <AstrologerTile astrologer={astrologer} level={3} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  )
}
