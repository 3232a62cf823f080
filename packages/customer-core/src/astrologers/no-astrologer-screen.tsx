import { listAvailableAstrologers } from '@tarapath/api-client/astrologers'
import type { AstrologerSummary } from '@tarapath/api-client/types'
import { useEffect, useState } from 'react'
import { ScreenError, useApi } from '../platform/index.ts'
import { AstrologerTile } from './astrologer-tile.tsx'
import styles from './list-screen.module.css'
import { listWords } from './words/list.gen.ts'

const COUNT = 4

/** The ErrorBoundary of a profile. Where nobody has the address, it shows who is online. */
export default function NoAstrologerScreen() {
  return <ScreenError notFoundHelp={<OnlineNow />} />
}

/** Nothing until they are loaded, or when that fails: the list of all is a tap away. */
function OnlineNow() {
  const api = useApi()
  const [people, setPeople] = useState<readonly AstrologerSummary[]>([])
  useEffect(() => {
    let isMounted = true
    listAvailableAstrologers(api, { astro_count: COUNT }).then(
      ({ results }) => isMounted && setPeople(results),
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [api])
  if (people.length === 0) return null
  return (
    <section aria-labelledby="online-now" className={styles['results']}>
      <h2 id="online-now">{listWords().onlineNow}</h2>
      <ul className={styles['list']}>
        {people.map((person) => (
          <li key={person.id}>
            <AstrologerTile astrologer={person} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
