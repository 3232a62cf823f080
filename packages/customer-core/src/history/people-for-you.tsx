import type { AstrologerSummary } from '@tarapath/api-client/types'
import { AstrologerTile } from '../astrologers/index.ts'
import styles from './history.module.css'
import { historyWords } from './words/history.gen.ts'

const SHOWN = 3

/** Astrologers like those whom the customer saved or has consulted. */
export function PeopleForYou({ astrologers }: { astrologers: readonly AstrologerSummary[] }) {
  if (astrologers.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby="for-you">
      <h2 id="for-you">{historyWords().forYou}</h2>
      <ul className={styles['people']}>
        {astrologers.slice(0, SHOWN).map((astrologer) => (
          <li key={astrologer.id}>
            <AstrologerTile astrologer={astrologer} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
