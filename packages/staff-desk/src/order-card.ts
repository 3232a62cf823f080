import { html } from 'hono/html'
import type { OrderDetails } from '@tarapath/backend/store'
import { printPaise } from '@tarapath/backend/money'
import type { ListView } from './desk-page.ts'
import { printDayTime } from './forms/print-time.ts'

const STATUS: Readonly<Record<OrderDetails['status'], string>> = {
  placed: 'To pack',
  packed: 'To ship',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
}
const CARRIERS = ['India Post', 'Delhivery', 'Blue Dart', 'DTDC', 'Ecom Express', 'Xpressbees']

/** One order: address, items and the form for its next step. */
export function orderCard(order: OrderDetails & { customerPhone: string }, view: ListView) {
  const { id, status, paymentStatus, address, items, carrier, trackingNumber, trackingUrl } = order
  const { name, line1, line2, city, pincode, state, phone } = address
  return html`<article
    id="order-${id}"
    class="card job"
    data-order="${id}"
    data-status="${status}"
    data-payment="${paymentStatus}"
  >
    <header>
      <h2>TPO-${id}</h2>
      <span class="tag" data-tag="${status}">${STATUS[status]}</span>
    </header>
    <p class="facts">
      <span>${printDayTime(order.placedAt)}</span>
      <b class="money">${printPaise(order.totalPaise)}</b>
      <span>by ${order.customerPhone}</span>
    </p>
    <ul class="order-items">
      ${items.map(
        ({ item, product, variant }) =>
          html`<li>
            <span
              >${item.quantity} × ${product.name}${variant !== product.name && html`<small>${variant}</small>`}</span
            >
            <span class="money">${printPaise(item.pricePaise * item.quantity)}</span>
          </li>`,
      )}
    </ul>
    <address>${[name, line1, line2, `${city} ${pincode}`, state, phone].filter(Boolean).join('\n')}</address>
    ${
      trackingNumber &&
      html`<p class="facts">
        <span>${carrier}</span>
        <span class="number"
          >${trackingUrl ? html`<a href="${trackingUrl}">${trackingNumber}</a>` : trackingNumber}</span
        >
        ${order.statusChangedAt && html`<span>${printDayTime(order.statusChangedAt)}</span>`}
      </p>`
    }
    ${(status === 'cancelled' || status === 'returned') && order.paymentMessage && html`<blockquote>${order.paymentMessage}</blockquote>`}
    ${nextStepForm(order, view)} ${refundForm(order, view)}
  </article>`
}

function nextStepForm({ id, status }: OrderDetails, { basePath, may }: ListView) {
  if (!may('orders/pack')) return ''
  if (status === 'placed') return stepForm(id, 'pack', 'Packed', basePath)
  if (status === 'packed') return shipForm(id, basePath)
  return status === 'shipped' ? stepForm(id, 'deliver', 'Delivered', basePath) : ''
}

const stepForm = (id: number, action: string, label: string, basePath: ListView['basePath']) =>
  html`<form class="row" method="post" action="${basePath}/orders/${action}">
    <button class="primary" name="order" value="${id}">${label}</button>
  </form>`

const shipForm = (id: number, basePath: ListView['basePath']) =>
  html`<form method="post" action="${basePath}/orders/ship">
    <input type="hidden" name="order" value="${id}" />
    <label>Carrier <input name="carrier" list="carriers-${id}" maxlength="60" required autocomplete="off" /></label>
    <datalist id="carriers-${id}">${CARRIERS.map((carrier) => html`<option>${carrier}</option>`)}</datalist>
    <label>Tracking number <input name="number" maxlength="40" required autocomplete="off" /></label>
    <label>Tracking link, optional <input name="link" type="url" placeholder="https://" autocomplete="off" /></label>
    <button class="primary">Shipped</button>
  </form>`

/** Cancels an order that was not shipped, or takes back a returned one; both refund the payment. */
function refundForm({ id, status }: OrderDetails, { basePath, may }: ListView) {
  if (!may('orders/cancel')) return ''
  if (status === 'placed' || status === 'packed') return reasonForm(id, 'cancel', 'Cancel and refund', basePath)
  if (status === 'shipped' || status === 'delivered') return reasonForm(id, 'return', 'Return and refund', basePath)
  return ''
}

const reasonForm = (id: number, action: 'cancel' | 'return', label: string, basePath: ListView['basePath']) =>
  html`<details>
    <summary>${label}…</summary>
    <form method="post" action="${basePath}/orders/${action}">
      <input type="hidden" name="order" value="${id}" />
      <label>Reason, shown to the customer <input name="reason" maxlength="200" required autocomplete="off" /></label>
      <button class="fail">${label}</button>
    </form>
  </details>`
