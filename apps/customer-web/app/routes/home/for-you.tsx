import type { Client } from '@tarapath/api-client'
import { listPersonalRecommendations } from '@tarapath/api-client/astrologers'
import { AstrologerTile } from '@tarapath/customer-core/astrologers'
import { useRead } from '@tarapath/customer-core/platform'
import { HomeSection } from './home-section.tsx'
import styles from './home.module.css'
import { homeWords } from './words/home.gen.ts'

const SHOWN = 3

const readForYou = async (api: Client) => (await listPersonalRecommendations(api)).slice(0, SHOWN)

/** Astrologers like those whom the customer saved or has consulted. The page has others where they cannot be read. */
export default function ForYou() {
  const people = useRead(readForYou)
  if (!people?.length) return null
  return (
    <HomeSection title={homeWords().forYou}>
      <ul className={styles['grid']}>
        {people.map((astrologer) => (
          <li key={astrologer.id}>
            <AstrologerTile astrologer={astrologer} level={3} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
