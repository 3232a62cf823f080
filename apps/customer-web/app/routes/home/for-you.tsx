import { listPersonalRecommendations } from '@tarapath/api-client/astrologers'
import type { AstrologerSummary } from '@tarapath/api-client/types'
import { AstrologerTile } from '@tarapath/customer-core/astrologers'
import { useApi } from '@tarapath/customer-core/platform'
import { useEffect, useState } from 'react'
import { HomeSection } from './home-section.tsx'
import styles from './home.module.css'
import { homeWords } from './words/home.gen.ts'

const SHOWN = 3

/** Astrologers like those whom the customer saved or has consulted. */
export default function ForYou() {
  const api = useApi()
  const [people, setPeople] = useState<readonly AstrologerSummary[]>([])
  useEffect(() => {
    let isMounted = true
    listPersonalRecommendations(api).then(
      (found) => isMounted && setPeople(found.slice(0, SHOWN)),
      // Our own choice: a failure is silent, because the page has others.
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [api])
  if (people.length === 0) return null
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
