import { isApiError, type Client } from '@tarapath/api-client'
import { getProduct } from '@tarapath/api-client/store'
import { readCart } from './cart.ts'
import type { Products } from './price-cart.ts'

/** The products of the cart on this device, as they are now. One that does not load does not take the others along. */
export async function loadCartProducts(api: Client): Promise<Products> {
  const slugs = [...new Set(readCart().map(({ slug }) => slug))]
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const product = await getProduct(api, { slug }).catch((error: unknown) =>
        isApiError(error) && error.status === 404 ? null : undefined,
      )
      return [slug, product] as const
    }),
  )
  return Object.fromEntries(found)
}
