import { html } from 'hono/html'
import type { StaffAction } from '@tarapath/backend/staff'
import type { StaffOrder } from '@tarapath/backend/store'
import { printDate } from './forms/print-time.ts'

interface Step {
  label: string
  /** Null for a step that is not reached, or whose time is unknown. */
  at: Date | null
  isDone: boolean
}

const WAY = ['placed', 'packed', 'shipped', 'delivered'] as const
const FORM_OF = {
  packed: 'pack',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
  returned: 'return',
} as const

/** The steps of an order with their dates. */
export function orderSteps(order: StaffOrder, actions: readonly StaffAction[]) {
  return html`<ol class="steps" aria-label="How far the order is">
    ${stepsOf(order, actions).map(
      ({ label, at, isDone }) =>
        html`<li ${isDone ? html`data-done` : ''}>
          <b>${label}</b
          >${at && html`<small>${printDate(at)}</small>`}${!isDone && html`<span class="unseen"> not yet</span>`}
        </li>`,
    )}
  </ol>`
}

function stepsOf(order: StaffOrder, actions: readonly StaffAction[]): Step[] {
  const { status, paidAt, refund, statusChangedAt } = order
  const at = (form: string) => actions.find(({ action }) => action === form)?.at ?? null
  const isPaid = order.paymentStatus === 'success' || refund !== null
  const paid: Step = { label: 'Paid', at: isPaid ? paidAt : null, isDone: isPaid }
  const reached = WAY.findIndex((each) => each === status)
  const way = (['packed', 'shipped', 'delivered'] as const).map((each, index): Step => {
    const date = at(FORM_OF[each])
    return { label: LABELS[each], at: date, isDone: index < reached || (reached === -1 && date !== null) }
  })
  if (status !== 'cancelled' && status !== 'returned') return [paid, ...way]
  const ended: Step = { label: LABELS[status], at: at(FORM_OF[status]) ?? statusChangedAt, isDone: true }
  const refunded: Step = { label: 'Refund', at: refund?.completedAt ?? null, isDone: Boolean(refund?.completedAt) }
  // There is room for five.
  const last = way.filter(({ isDone }) => isDone).slice(-2)
  return [paid, ...last, ended, ...(refund ? [refunded] : [])]
}

const LABELS = {
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
} as const
