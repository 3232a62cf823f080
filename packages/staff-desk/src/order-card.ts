import { html } from 'hono/html'
import { printPaise } from '@tarapath/backend/money'
import type { StaffAction } from '@tarapath/backend/staff'
import { returnedQuantity, type StaffOrder } from '@tarapath/backend/store'
import type { ListView } from './desk-page.ts'
import { enteredFor } from './forms/entered.ts'
import { maskedPhone } from './forms/masked-phone.ts'
import { printDayTime } from './forms/print-time.ts'
import { returnForms } from './order-return.ts'
import { orderSteps } from './order-steps.ts'
import { stateTag } from './order-state.ts'

const CARRIERS = ['India Post', 'Delhivery', 'Blue Dart', 'DTDC', 'Ecom Express', 'Xpressbees']

interface OrderCard {
  view: ListView
  /** What staff did with the order, the latest first. */
  actions: readonly StaffAction[]
  /** The list without it. */
  closePath: string
}

/** One order: its steps, items, address, the form for the next step, and the actions of staff. */
export function orderCard(order: StaffOrder, { view, actions, closePath }: OrderCard) {
  const { id, status, address, carrier, trackingNumber, trackingUrl } = order
  const { name, line1, line2, city, pincode, state, phone } = address
  return html`<article id="order-${id}" class="card job" data-detail="${id}">
    <header>
      <h2>Order TPO-${id}</h2>
      <a class="close" href="${closePath}"><span class="back">All orders</span></a>
    </header>
    <p class="facts">
      ${stateTag(order)}
      <span>${printDayTime(order.placedAt)}</span>
      <span>account ${maskedPhone(order.customerPhone)}</span>
    </p>
    ${orderSteps(order, actions)} ${itemsList(order)}
    <address>${[name, line1, line2, `${city} ${pincode}`, state, phone].filter(Boolean).join('\n')}</address>
    ${
      trackingNumber &&
      html`<p class="facts">
        <span>${carrier}</span>
        <span class="number"
          >${trackingUrl ? html`<a href="${trackingUrl}">${trackingNumber}</a>` : trackingNumber}</span
        >
      </p>`
    }
    ${(status === 'cancelled' || status === 'returned') && order.paymentMessage && html`<blockquote>${order.paymentMessage}</blockquote>`}
    ${nextStepForm(order, view)} ${refundForm(order, view)}
    ${
      actions.length > 0 &&
      html`<ol class="log" aria-label="Activity, newest first">
        ${actions.map(({ at, name: by, phone: number, action }) => html`<li>${printDayTime(at)} · ${by || (number === null ? 'Developer console' : maskedPhone(number))}: ${action}</li>`)}
      </ol>`
    }
  </article>`
}

function itemsList(order: StaffOrder) {
  const { items, totalPaise, gstPaise, refund } = order
  const itemsPaise = items.reduce((sum, { item }) => sum + item.pricePaise * item.quantity, 0)
  const line = (label: string, paise: number) =>
    html`<li><span>${label}</span><span class="amount">${printPaise(paise)}</span></li>`
  return html`<ul class="order-items">
    ${items.map(({ item, product, variant }) => {
      const returned = returnedQuantity(order, item)
      return html`<li>
        <span
          >${item.quantity} ×
          ${product.name}${variant !== product.name && html`<small>${variant}</small>`}${returned > 0 && html`<small>${returned} came back</small>`}</span
        >
        <span class="amount">${printPaise(item.pricePaise * item.quantity)}</span>
      </li>`
    })}
    ${totalPaise !== itemsPaise && line('Delivery', totalPaise - itemsPaise)} ${line('Of that, GST', gstPaise)}
    <li><b>Total</b><b class="money">${printPaise(totalPaise)}</b></li>
    ${refund && line('Refunded', refund.amountPaise)}
  </ul>`
}

function nextStepForm({ id, status }: StaffOrder, view: ListView) {
  const { basePath, may } = view
  if (!may('orders/pack')) return ''
  if (status === 'placed') return stepForm(id, 'pack', 'Packed', basePath)
  if (status === 'packed') return shipForm(id, view)
  return status === 'shipped' ? stepForm(id, 'deliver', 'Delivered', basePath) : ''
}

const stepForm = (id: number, action: string, label: string, basePath: ListView['basePath']) =>
  html`<form class="row" method="post" action="${basePath}/orders/${action}?order=${id}">
    <button class="primary" name="order" value="${id}">${label}</button>
  </form>`

function shipForm(id: number, view: ListView) {
  const entered = enteredFor(view, 'order', id)
  return html`<form method="post" action="${view.basePath}/orders/ship?order=${id}">
    <input type="hidden" name="order" value="${id}" />
    <label
      >Carrier
      <input
        name="carrier"
        list="carriers-${id}"
        maxlength="60"
        required
        autocomplete="off"
        value="${entered['carrier'] ?? ''}"
    /></label>
    <datalist id="carriers-${id}">${CARRIERS.map((carrier) => html`<option>${carrier}</option>`)}</datalist>
    <label
      >Tracking number
      <input name="number" maxlength="40" required autocomplete="off" value="${entered['number'] ?? ''}"
    /></label>
    <label
      >Tracking link, optional
      <input name="link" type="url" placeholder="https://" autocomplete="off" value="${entered['link'] ?? ''}"
    /></label>
    <button class="primary">Shipped</button>
  </form>`
}

/** Cancels an order before shipping, or records its return after it. Both refund the payment. */
function refundForm(order: StaffOrder, view: ListView) {
  const { status } = order
  if (!view.may('orders/cancel') || order.paymentStatus !== 'success') return ''
  if (status === 'placed' || status === 'packed') return cancelForm(order, view)
  if (status === 'shipped' || status === 'delivered') return returnForms(order, view)
  return ''
}

function cancelForm({ id, totalPaise }: StaffOrder, view: ListView) {
  const { reason } = enteredFor(view, 'order', id)
  return html`<details ${reason === undefined ? '' : 'open'}>
    <summary>Cancel and refund…</summary>
    <form method="post" action="${view.basePath}/orders/cancel?order=${id}">
      <input type="hidden" name="order" value="${id}" />
      <label
        >Reason, shown to the customer
        <input name="reason" maxlength="200" required autocomplete="off" value="${reason ?? ''}"
      /></label>
      <p class="band"><span>Refund to the way it was paid</span><b>${printPaise(totalPaise)}</b></p>
      <button class="pay">Cancel and refund ${printPaise(totalPaise)}</button>
      <p class="small">
        The items are back in stock, and the customer reads the reason. Above the sum that admins set, you confirm with
        a new code.
      </p>
    </form>
  </details>`
}
