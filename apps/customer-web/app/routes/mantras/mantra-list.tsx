import type { MantraSummary } from '@tarapath/api-client/types'
import { Link } from '@tarapath/customer-core/platform'
import styles from './mantras.module.css'
import { mantrasWords } from './words/mantras.gen.ts'

/** Cards that lead to mantras. */
export function MantraList({ mantras }: { mantras: readonly MantraSummary[] }) {
  return (
    <ul className={styles['list']}>
      {mantras.map(({ slug, title, image, category }) => (
        <li key={slug} className={styles['card']} data-name={`${title} ${category.name}`}>
          {image ? <img src={image} alt="" width={44} height={44} loading="lazy" /> : null}
          <Link to={`/mantras/${slug}`}>{title}</Link>
          <small className={styles['unsaved']}>{mantrasWords().notSaved}</small>
        </li>
      ))}
    </ul>
  )
}
