import type { StoreOrder } from '@tarapath/api-client/types'
import { formatDay, toPaise } from '@tarapath/customer-core/platform'
import { formatRupees, InlineNotice } from '@tarapath/ui-kit'
import { isPending, isUnpaid } from './order-status.ts'
import { orderWords } from './words/order.gen.ts'

type Paid = Pick<StoreOrder, 'status' | 'payment_status' | 'refund'>

/** That the payment of an order is open, failed or refunded. */
export function PaymentNote({ order }: { order: Paid }) {
  const words = orderWords()
  const { refund } = order
  if (isPending(order))
    return (
      <InlineNotice tone="info" title={words.paymentPending}>
        {words.pendingHint}
      </InlineNotice>
    )
  // Also of an unpaid order, whose money came too late.
  if (refund) return <RefundNote refund={refund} />
  if (!isUnpaid(order)) return null
  return (
    <InlineNotice tone="warn" title={words.paymentFailed}>
      {words.failedHint}
    </InlineNotice>
  )
}

function RefundNote({ refund }: { refund: NonNullable<StoreOrder['refund']> }) {
  const words = orderWords()
  const { completed_at: completedAt, message } = refund
  const amount = formatRupees(toPaise(refund.amount))
  const known = completedAt ? words.refundDone({ amount, day: formatDay(completedAt) }) : words.refundOnWay({ amount })
  return <InlineNotice tone={message && !completedAt ? 'warn' : 'success'}>{message ?? known}</InlineNotice>
}
