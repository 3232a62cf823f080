import { html } from 'hono/html'
import type { RefusedRefund } from '@tarapath/backend/payments'
import { printPaise } from '@tarapath/backend/money'
import { contactLinks } from './contact-links.ts'
import type { ListView } from './desk-page.ts'
import { enteredFor } from './forms/entered.ts'
import { printDayTime } from './forms/print-time.ts'
import { placeIn } from './list-section.ts'

/** One refused refund, and the forms to retry it or to mark it as paid. */
export const refundCard = ({ refund, title, customer }: RefusedRefund, view: ListView) =>
  html`<article
    id="refund-${refund.number}"
    class="card job"
    data-refund="${refund.number}"
    data-refused="${String(refund.refusedAt !== null)}"
  >
    <header>
      <h2>${customer.name || 'No name'}</h2>
      <small>No. ${refund.number} · ${printDayTime(refund.createdAt)}</small>
    </header>
    <p class="facts">
      <b class="money">${printPaise(refund.amountPaise)}</b>
      <span>${title}</span>
      <span class="number">${refund.txnId}</span>
    </p>
    <blockquote>${refund.reason}</blockquote>
    ${contactLinks({ phone: customer.phone, email: null, subject: `Your refund ${refund.number}` })}
    ${refund.refusedAt ? view.may('refunds/again') && retryForms(refund, refund.refusedAt, view) : paidNote(refund)}
  </article>`

const retryForms = ({ number, refusal }: RefusedRefund['refund'], refusedAt: Date, view: ListView) =>
  html`<p class="facts"><span class="tag" data-tag="rejected">Refused ${printDayTime(refusedAt)}</span> ${refusal}</p>
    <form class="row" method="post" action="${view.basePath}/refunds/again${placeIn(view)}">
      <button name="refund" value="${number}">Retry</button>
    </form>
    <form method="post" action="${view.basePath}/refunds/paid${placeIn(view)}">
      <input type="hidden" name="refund" value="${number}" />
      <label
        >Reference of another payment, shown to the customer
        <input
          name="reference"
          maxlength="60"
          required
          autocomplete="off"
          value="${enteredFor(view, 'refund', number)['reference'] ?? ''}"
      /></label>
      <button class="primary">Mark as paid</button>
    </form>`

const paidNote = ({ completedAt, manualReference }: RefusedRefund['refund']) =>
  html`<p class="facts">
    <span class="tag" data-tag="answered">Paid ${completedAt && printDayTime(completedAt)}</span> ${manualReference}
  </p>`
