import { html } from 'hono/html'
import type { OrderDetails } from '@tarapath/backend/store'
import { printPaise } from '@tarapath/backend/money'
import { printDayTime } from './forms/print-time.ts'
import type { Place } from './desk-page.ts'

const STATUS: Readonly<Record<OrderDetails['status'], string>> = {
  placed: 'To pack',
  packed: 'To send',
  shipped: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
}
const CARRIERS = ['India Post', 'Delhivery', 'Blue Dart', 'DTDC', 'Ecom Express', 'Xpressbees']

/** One order: where it goes, what is in it, and the next step. */
export function orderCard(order: OrderDetails & { customerPhone: string }, place: Place) {
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
    <ul class="things">
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
    ${nextStep(order, place)} ${wayBack(order, place)}
  </article>`
}

function nextStep({ id, status }: OrderDetails, place: Place) {
  if (status === 'placed') return step(id, 'pack', 'Packed', place)
  if (status === 'packed') return shipForm(id, place)
  return status === 'shipped' ? step(id, 'deliver', 'Delivered', place) : ''
}

const step = (id: number, act: string, label: string, place: Place) =>
  html`<form class="row" method="post" action="${place}/orders/${act}">
    <button class="primary" name="order" value="${id}">${label}</button>
  </form>`

const shipForm = (id: number, place: Place) =>
  html`<form method="post" action="${place}/orders/ship">
    <input type="hidden" name="order" value="${id}" />
    <label>Carrier <input name="carrier" list="carriers-${id}" maxlength="60" required autocomplete="off" /></label>
    <datalist id="carriers-${id}">${CARRIERS.map((carrier) => html`<option>${carrier}</option>`)}</datalist>
    <label>Tracking number <input name="number" maxlength="40" required autocomplete="off" /></label>
    <label
      >Link to follow it, if there is one <input name="link" type="url" placeholder="https://" autocomplete="off"
    /></label>
    <button class="primary">Sent</button>
  </form>`

/** The way back, with the money: before it is sent, or after it has come back. */
function wayBack({ id, status }: OrderDetails, place: Place) {
  if (status === 'placed' || status === 'packed')
    return moneyBack(id, 'cancel', 'Cancel…', 'Cancel and send the money back', place)
  if (status === 'shipped' || status === 'delivered')
    return moneyBack(id, 'return', 'It came back…', 'Take it back and send the money back', place)
  return ''
}

const moneyBack = (id: number, act: 'cancel' | 'return', summary: string, label: string, place: Place) =>
  html`<details>
    <summary>${summary}</summary>
    <form method="post" action="${place}/orders/${act}">
      <input type="hidden" name="order" value="${id}" />
      <label
        >Why, in a sentence for the customer <input name="reason" maxlength="200" required autocomplete="off"
      /></label>
      <button class="fail">${label}</button>
    </form>
  </details>`
