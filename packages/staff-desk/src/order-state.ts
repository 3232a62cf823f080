import { html } from 'hono/html'
import type { StaffOrder } from '@tarapath/backend/store'

const STATES: Readonly<Record<StaffOrder['status'], string>> = {
  placed: 'To pack',
  packed: 'To ship',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
}

/** Orders without a payment end by themselves. */
export const isUnpaid = ({ status, paymentStatus }: StaffOrder): boolean =>
  status === 'placed' && paymentStatus !== 'success'

export const stateOf = (order: StaffOrder): string => (isUnpaid(order) ? 'Pay pending' : STATES[order.status])

export const stateTag = (order: StaffOrder) =>
  html`<span class="tag" data-tag="${isUnpaid(order) ? 'waiting' : order.status}">${stateOf(order)}</span>`
