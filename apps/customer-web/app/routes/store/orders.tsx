import { listOrders } from '@tarapath/api-client/store'
import type { StoreOrder } from '@tarapath/api-client/types'
import { SignInPrompt } from '@tarapath/customer-core/account'
import {
  apiContext,
  formatDay,
  loadScreen,
  PageMeta,
  ScreenSkeleton,
  signInContext,
  toPaise,
} from '@tarapath/customer-core/platform'
import { Button, EmptyState, TransactionRow } from '@tarapath/ui-kit'
import type { Route } from './+types/orders'
import { isUnpaid, orderStatus } from './order-status.ts'
import styles from './cart.module.css'
import { cartWords } from './words/cart.gen.ts'
import { orderWords } from './words/order.gen.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const HydrateFallback = () => <ScreenSkeleton title={orderWords().title} />

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  if (!context.get(signInContext).isSignedIn()) return null
  return (await loadScreen(listOrders(context.get(apiContext), { limit: 100 }))).results
}

export default function OrdersScreen({ loaderData: orders }: Route.ComponentProps) {
  const words = orderWords()
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      <h1>{words.title}</h1>
      {orders === null ? <SignInPrompt reason={words.signInToSee} about={words.about} /> : null}
      {orders?.length === 0 ? (
        <EmptyState title={words.empty} action={<Button href="/store">{cartWords().seeStore}</Button>}>
          {words.emptyHint}
        </EmptyState>
      ) : null}
      <ul className="ui-rows">
        {orders?.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </main>
  )
}

function OrderRow({ order }: { order: StoreOrder }) {
  const words = orderWords()
  const [first, ...others] = order.items
  const name = first?.product.name ?? order.order_number
  return (
    <TransactionRow
      lead={
        <span className={styles['rowImage']}>
          {first?.product.image ? <img src={first.product.image} alt="" /> : null}
        </span>
      }
      title={name}
      detail={[
        formatDay(order.placed_at),
        ...(others.length > 0 ? [words.andMore({ count: others.length })] : []),
      ].join(' · ')}
      statusText={orderStatus(order)}
      status={rowStatus(order)}
      sign="auto"
      paise={toPaise(order.total)}
      href={`/orders/${order.id}`}
    />
  )
}

function rowStatus(order: StoreOrder) {
  const { payment_status: paid, status } = order
  if (paid === 'pending' || paid === 'created') return 'pending'
  if (isUnpaid(order)) return 'failed'
  return status === 'cancelled' || status === 'returned' ? 'cancelled' : 'done'
}
