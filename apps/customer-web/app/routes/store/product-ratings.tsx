import type { ProductRating } from '@tarapath/api-client/types'
import { formatDay } from '@tarapath/customer-core/platform'
import { Rating } from '@tarapath/ui-kit'
import styles from './product.module.css'
import { productWords } from './words/product.gen.ts'

export function ProductRatings({ ratings }: { ratings: readonly ProductRating[] }) {
  if (ratings.length === 0) return <p>{productWords().noRatings}</p>
  return (
    <ul className={`ui-rows ${styles['ratings']}`}>
      {ratings.map(({ id, rating, title, comment, user_name: name, created_at: at }) => (
        <li key={id}>
          <Rating value={rating} label={productWords().rated({ rating })} />
          {title ? <h3>{title}</h3> : null}
          <p className={styles['prose']}>{comment}</p>
          <p className="ui-note">
            {name} · {formatDay(at)}
          </p>
        </li>
      ))}
    </ul>
  )
}
