import { useQuietRefresh } from '@tarapath/customer-core/platform'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { cartAtom } from './cart.ts'
import { priceCart, type PricedCart, type Products } from './price-cart.ts'

/** The cart at the prices of now. What another tab added since the page was loaded is loaded too, once. */
export function usePricedCart(products: Products): PricedCart {
  const lines = useAtomValue(cartAtom)
  const refresh = useQuietRefresh()
  const unasked = lines.flatMap(({ slug }) => (slug in products ? [] : slug)).join()
  useEffect(() => {
    if (unasked) void refresh()
  }, [unasked, refresh])
  return priceCart(lines, products)
}
