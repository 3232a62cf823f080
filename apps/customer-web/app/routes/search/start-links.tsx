import { Link } from '@tarapath/customer-core/platform'
import { linkWords } from '../../shell/words/link.gen.ts'
import styles from './search.module.css'
import { searchWords } from './words/search.gen.ts'

const PAGES = [
  ['/topics', 'topics'],
  ['/consult-astrologer-online', 'astrologers'],
  ['/calculators', 'calculators'],
  ['/mantras', 'mantras'],
  ['/horoscope', 'todaysHoroscope'],
] as const

/** Where to go without a search. */
export function StartLinks() {
  return (
    <section className={styles['group']}>
      <h2>{searchWords().start}</h2>
      <ul>
        {PAGES.map(([path, name]) => (
          <li key={path}>
            <Link to={path}>{linkWords()[name]}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
