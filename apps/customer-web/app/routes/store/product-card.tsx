import type { ProductSummary } from '@tarapath/api-client/types'
import { Link } from '@tarapath/customer-core/platform'
import { Rating, Tag } from '@tarapath/ui-kit'
import { Price } from './price.tsx'
import styles from './store.module.css'
import { storeWords } from './words/store.gen.ts'

export function ProductCard({ product }: { product: ProductSummary }) {
  const words = storeWords()
  const { name, slug, image, rating, rating_count: count, in_stock: inStock } = product
  return (
    <li className={styles['card']}>
      <span className={styles['cardPicture']}>
        {image ? <img src={image} alt="" loading="lazy" width="160" height="160" /> : null}
      </span>
      <h2>
        <Link to={`/store/${slug}`}>{name}</Link>
      </h2>
      {count > 0 ? (
        <Rating value={rating} count={count} label={words.rated({ rating: rating.toFixed(1), count })} />
      ) : (
        <span className="ui-note">{words.noRatings}</span>
      )}
      <Price product={product} />
      {inStock ? null : <Tag>{words.outOfStock}</Tag>}
    </li>
  )
}
