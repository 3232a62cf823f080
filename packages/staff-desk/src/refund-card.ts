import { html } from 'hono/html'
import type { RefusedRefund } from '@tarapath/backend/payments'
import { printPaise } from '@tarapath/backend/money'
import { printDayTime } from './forms/print-time.ts'
import type { Place } from './desk-page.ts'
import { reach } from './reach.ts'

/** One refund that was refused: whose it is, why, and the two ways on. */
export const refundCard = ({ refund, title, customer }: RefusedRefund, place: Place) =>
  html`<article
    id="refund-${refund.number}"
    class="card job"
    data-refund="${refund.number}"
    data-refused="${String(refund.refusedAt !== null)}"
  >
    <header>
      <h2>${customer.name || 'Has no name'}</h2>
      <small>No. ${refund.number} · ${printDayTime(refund.createdAt)}</small>
    </header>
    <p class="facts">
      <b class="money">${printPaise(refund.amountPaise)}</b>
      <span>${title}</span>
      <span class="number">${refund.txnId}</span>
    </p>
    <blockquote>${refund.reason}</blockquote>
    ${reach({ phone: customer.phone, email: null, subject: `Your refund ${refund.number}` })}
    ${refund.refusedAt ? waysOn(refund, refund.refusedAt, place) : paidBy(refund)}
  </article>`

const waysOn = ({ number, refusal }: RefusedRefund['refund'], refusedAt: Date, place: Place) =>
  html`<p class="facts"><span class="tag" data-tag="rejected">Refused ${printDayTime(refusedAt)}</span> ${refusal}</p>
    <form class="row" method="post" action="${place}/refunds/again">
      <button name="refund" value="${number}">Ask again</button>
    </form>
    <form method="post" action="${place}/refunds/paid">
      <input type="hidden" name="refund" value="${number}" />
      <label
        >Paid another way; its reference, as the customer reads it
        <input name="reference" maxlength="60" required autocomplete="off"
      /></label>
      <button class="primary">Paid</button>
    </form>`

const paidBy = ({ completedAt, manualReference }: RefusedRefund['refund']) =>
  html`<p class="facts">
    <span class="tag" data-tag="answered">Paid ${completedAt && printDayTime(completedAt)}</span> ${manualReference}
  </p>`
