import { ChartThumb } from '@tarapath/ui-kit'
import styles from './own-card.module.css'
import type { Person } from './people-of.ts'
import { useKundli } from './use-kundli.ts'

/** The small chart of a shared card. Its space is kept while it loads, and where the place is unknown or did not load. */
export default function CardThumb({ person }: { person: Person }) {
  const drawn = useKundli(person)
  return (
    <span className={styles['thumb']}>
      {typeof drawn === 'string' || 'retry' in drawn ? null : <ChartThumb houses={drawn.kundli.chart.houses} />}
    </span>
  )
}
