import { getProduct, getProductDescription, listProductRatings, listProducts } from '@tarapath/api-client/store'
import { apiContext, loadScreen, loadSection } from '@tarapath/customer-core/platform'
import { lateScreen } from '../../late-screen.tsx'
import type { Route } from './+types/product'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

const SIMILAR = 4

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [product, description, ratings] = await Promise.all([
    loadScreen(getProduct(api, { slug })),
    loadSection(getProductDescription(api, { slug })),
    loadSection(listProductRatings(api, { slug, limit: 20 })),
  ])
  const similar = await loadSection(listProducts(api, { category__slug: product.category.slug, limit: SIMILAR + 1 }))
  const others = similar.ok ? similar.data.results.filter(({ id }) => id !== product.id) : []
  return { product, description, ratings, similar: others.slice(0, SIMILAR) }
}

export default lateScreen<Route.ComponentProps>(() => import('./product-screen.tsx'))
