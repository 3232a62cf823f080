import type { ProductSummary } from '@tarapath/api-client/types'
import { amountWords } from '@tarapath/customer-core/platform'
import { formatRupees, Rupees } from '@tarapath/ui-kit'
import { pricePaise, pricePaiseBefore } from './price-cart.ts'
import styles from './store.module.css'
import { storeWords } from './words/store.gen.ts'

/** The price, and the one before an offer, which screen readers hear as such. */
export function Price({ product, paise }: { product: ProductSummary; paise?: number }) {
  const before = pricePaiseBefore(product)
  return (
    <span className={styles['price']}>
      <Rupees paise={paise ?? pricePaise(product)} display spoken words={amountWords()} />
      {before === undefined || paise !== undefined ? null : (
        <s>
          <span className="ui-visually-hidden">{storeWords().priceBefore} </span>
          {formatRupees(before)}
        </s>
      )}
    </span>
  )
}
