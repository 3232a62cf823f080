import { listProductCategories, listProducts } from '@tarapath/api-client/store'
import { apiContext, loadScreen, loadSection } from '@tarapath/customer-core/platform'
import { lateScreen } from '../../late-screen.tsx'
import type { Route } from './+types/store'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

const ALL = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const category = new URL(request.url).searchParams.get('category')
  const [page, categories] = await Promise.all([
    loadScreen(listProducts(api, { limit: ALL, ...(category ? { category__slug: category } : {}) })),
    loadSection(listProductCategories(api, { limit: ALL })),
  ])
  return { category, products: page.results, categories }
}

export default lateScreen<Route.ComponentProps>(() => import('./store-screen.tsx'))
