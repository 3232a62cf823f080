import type { StoreOrder } from '@tarapath/api-client/types'
import { formatShortDay } from '@tarapath/customer-core/platform'
import { orderWords } from './words/order.gen.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RETURN_DAYS = 7

type Order = Pick<StoreOrder, 'status' | 'payment_status' | 'placed_at' | 'status_changed_at'>

export const isPending = ({ payment_status: paid, status }: Pick<Order, 'payment_status' | 'status'>): boolean =>
  (paid === 'pending' || paid === 'created') && status === 'placed'

export const isUnpaid = ({ payment_status: paid }: Pick<Order, 'payment_status'>): boolean => paid === 'failed'

/** The status in words. */
export function orderStatus(order: Order): string {
  const words = orderWords()
  if (isUnpaid(order)) return words.paymentFailed
  return isPending(order) ? words.paymentPending : words[order.status]
}

/** The steps of an order, and the one that it has reached. */
export function orderSteps(order: Order): { steps: { label: string; date?: string | undefined }[]; current: number } {
  const words = orderWords()
  const changed = order.status_changed_at ? formatShortDay(order.status_changed_at) : undefined
  const placed = { label: words.placed, date: formatShortDay(order.placed_at) }
  if (isUnpaid(order)) return { steps: [placed, { label: words.paymentFailed }], current: 1 }
  if (isPending(order)) return { steps: [placed, { label: words.paymentPending }], current: 1 }
  if (order.status === 'cancelled' || order.status === 'returned')
    return { steps: [placed, { label: words[order.status], date: changed }], current: 1 }
  const course = ['placed', 'packed', 'shipped', 'delivered'] as const
  const current = course.indexOf(order.status)
  return {
    steps: course.map((status, at) =>
      at === 0 ? placed : { label: words[status], date: at === current ? changed : undefined },
    ),
    current,
  }
}

/** What its customer can ask the desk for. */
export function possibleRequest(order: Order, nowMs: number): 'cancel' | 'return' | 'later' | 'over' | null {
  if (order.payment_status !== 'success') return null
  if (order.status === 'placed' || order.status === 'packed') return 'cancel'
  if (order.status === 'shipped') return 'later'
  if (order.status !== 'delivered') return null
  const deliveredMs = Date.parse(order.status_changed_at ?? order.placed_at)
  return nowMs - deliveredMs <= RETURN_DAYS * DAY_MS ? 'return' : 'over'
}
