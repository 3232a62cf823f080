import { ScreenSkeleton, signInContext } from '@tarapath/customer-core/platform'
import { useSetAtom } from 'jotai'
import { PurchaseResult } from '../purchase/purchase-result.tsx'
import { orderPaidWords } from '../purchase/words/order-paid.gen.ts'
import type { Route } from './+types/order-payment'
import { orderedPaise, orderPaidAtom } from './ordered.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const HydrateFallback = () => <ScreenSkeleton />

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) => ({
  signedIn: context.get(signInContext).isSignedIn(),
  txnId: new URL(request.url).searchParams.get('txn_id') ?? '',
})

/** Where the pay page returns after an order. What was bought leaves the cart when the payment is confirmed. */
export default function OrderPaymentScreen({ loaderData }: Route.ComponentProps) {
  const onPaid = useSetAtom(orderPaidAtom)
  const words = orderPaidWords()
  return (
    <PurchaseResult
      {...loaderData}
      kind={{
        paid: { heading: words.heading, text: words.text, href: '/orders', label: words.seeOrders },
        failed: { text: words.cartKept, href: '/checkout', label: words.backToCheckout },
        sumPaise: orderedPaise,
        onPaid,
      }}
    />
  )
}
