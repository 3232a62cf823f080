import type { Client } from '@tarapath/api-client'
import { listAvailableAstrologers } from '@tarapath/api-client/astrologers'
import { ScreenError, useRead } from '../platform/index.ts'
import { AstrologerTile } from './astrologer-tile.tsx'
import styles from './no-astrologer-screen.module.css'
import { listWords } from './words/list.gen.ts'

const COUNT = 4

/** The ErrorBoundary of a profile. For an unknown address it also lists astrologers who are online. */
export default function NoAstrologerScreen() {
  return <ScreenError notFoundHelp={<OnlineNow />} />
}

const readOnline = async (api: Client) => (await listAvailableAstrologers(api, { astro_count: COUNT })).results

/** Nothing until they are loaded, or when that fails: the list of all is a tap away. */
function OnlineNow() {
  const people = useRead(readOnline)
  if (!people?.length) return null
  return (
    <section aria-labelledby="online-now" className={styles['onlineNow']}>
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
