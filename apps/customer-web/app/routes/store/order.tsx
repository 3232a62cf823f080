import { items as all } from '@tarapath/api-client'
import { listOrders } from '@tarapath/api-client/store'
import type { StoreOrder } from '@tarapath/api-client/types'
import { SignInPrompt } from '@tarapath/customer-core/account'
import {
  apiContext,
  ContactLink,
  deviceClock,
  formatDay,
  loadScreen,
  PageMeta,
  ScreenSkeleton,
  signInContext,
} from '@tarapath/customer-core/platform'
import { PrintHead } from '@tarapath/customer-core/print'
import { ActionBar, Button, PrintIcon, showToast, StatusRule, TextLink } from '@tarapath/ui-kit'
import { useSetAtom } from 'jotai'
import { data, useNavigate } from 'react-router'
import type { Route } from './+types/order'
import { cartAtom, readCart } from './cart.ts'
import { orderAgain } from './order-again.ts'
import { OrderInvoice } from './order-invoice.tsx'
import { OrderRequest } from './order-request.tsx'
import { isPending, isUnpaid, orderSteps } from './order-status.ts'
import { PaymentNote } from './payment-note.tsx'
import styles from './cart.module.css'
import { orderWords } from './words/order.gen.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const HydrateFallback = () => <ScreenSkeleton title={orderWords().title} />

export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  if (!context.get(signInContext).isSignedIn()) return null
  const order = await loadScreen(findOrder(context, Number(params.id)))
  if (!order) throw data({ kind: 'not-found', reference: null, retryAfterSeconds: null }, { status: 404 })
  return { order, now: deviceClock.now() }
}

/** The endpoint knows no single order. */
async function findOrder(context: Route.ClientLoaderArgs['context'], id: number): Promise<StoreOrder | null> {
  for await (const order of all(listOrders, context.get(apiContext), { limit: 100 })) if (order.id === id) return order
  return null
}

export default function OrderScreen({ loaderData }: Route.ComponentProps) {
  const words = orderWords()
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      {loaderData ? (
        <OwnOrder order={loaderData.order} now={loaderData.now} />
      ) : (
        <>
          <h1>{words.title}</h1>
          <SignInPrompt reason={words.signInToSee} />
        </>
      )}
    </main>
  )
}

function OwnOrder({ order, now }: { order: StoreOrder; now: number }) {
  const words = orderWords()
  const { steps, current } = orderSteps(order)
  const { carrier, tracking_number: number, tracking_url: url } = order
  return (
    <>
      <PrintHead>
        <p>{words.invoice}</p>
      </PrintHead>
      <div>
        <h1>{words.heading({ number: order.order_number })}</h1>
        <p className="ui-note">{words.placedOn({ day: formatDay(order.placed_at) })}</p>
      </div>
      <div className={styles['screenOnly']}>
        <StatusRule label={words.progress} steps={steps} current={current} />
      </div>
      <PaymentNote order={order} />
      {carrier && number ? (
        <p>
          {words.carrier({ carrier, number })}{' '}
          {url ? (
            <span className={styles['screenOnly']}>
              <TextLink href={url}>{words.track}</TextLink>
            </span>
          ) : null}
        </p>
      ) : null}
      <OrderInvoice order={order} />
      <OrderRequest order={order} now={now} />
      <p className={`ui-note ${styles['screenOnly']}`}>
        <ContactLink>{words.help}</ContactLink>
      </p>
      <ActionBar label={words.title}>
        <Button variant="outline" href="/orders">
          {words.backToOrders}
        </Button>
        <MainAction order={order} />
      </ActionBar>
    </>
  )
}

function MainAction({ order }: { order: StoreOrder }) {
  const words = orderWords()
  if (isPending(order))
    return order.txn_id ? (
      <Button href={`/orders/payment?${new URLSearchParams({ txn_id: order.txn_id })}`}>{words.checkStatus}</Button>
    ) : null
  if (isUnpaid(order)) return <OrderAgain order={order} />
  return (
    <Button icon={<PrintIcon />} onClick={() => window.print()}>
      {words.print}
    </Button>
  )
}

/** Puts what was ordered back into the cart. If nothing of it can come there, the page of the first product is opened. */
function OrderAgain({ order }: { order: StoreOrder }) {
  const words = orderWords()
  const setLines = useSetAtom(cartAtom)
  const navigate = useNavigate()
  const again = () => {
    const { items } = order
    const { lines, left } = orderAgain(readCart(), items)
    setLines(lines)
    if (left.length > 0) showToast({ text: words.chooseAgain({ names: left.join(', ') }) })
    void navigate(left.length < items.length ? '/cart' : `/store/${items[0]?.product.slug ?? ''}`)
  }
  return <Button onClick={again}>{words.orderAgain}</Button>
}
