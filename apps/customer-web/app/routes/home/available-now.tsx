import type { AstrologerSummary } from '@tarapath/api-client/types'
import { AstrologerTile } from '@tarapath/customer-core/astrologers'
import { Button, EmptyState } from '@tarapath/ui-kit'
import { HomeSection } from './home-section.tsx'
import styles from './home.module.css'

const ALL_ASTROLOGERS = '/consult-astrologer-online'

export function AvailableNow({ astrologers }: { astrologers: readonly AstrologerSummary[] }) {
  return (
    <HomeSection title="Available now" more={{ href: ALL_ASTROLOGERS, label: 'All astrologers' }}>
      {astrologers.length === 0 ? (
        <EmptyState
          title="Nobody is free this minute"
          action={<Button href={ALL_ASTROLOGERS}>See when they are back</Button>}
        >
          Astrologers come and go through the day.
        </EmptyState>
      ) : (
        <ul className={styles['grid']}>
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
