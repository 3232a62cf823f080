import { html } from 'hono/html'
import type { Consultation } from '@tarapath/backend/consultations'
import type { Customer } from '@tarapath/backend/identity'
import { printPaise } from '@tarapath/backend/money'
import { contactLinks } from './contact-links.ts'
import type { ListView } from './desk-page.ts'
import { enteredFor } from './forms/entered.ts'
import { statusTag } from './forms/consultation-labels.ts'
import { printDayTime } from './forms/print-time.ts'

interface CustomerDetails {
  customer: Customer
  balancePaise: number
  /** Newest first. */
  last: readonly Consultation[]
}

/** One customer: how to reach them, the wallet, the last consultations, and whether the account is blocked. */
export const customerCard = ({ customer, balancePaise, last }: CustomerDetails, view: ListView) => {
  const { basePath, may } = view
  return html`<article
    class="card job"
    data-customer="${customer.id}"
    data-blocked="${String(customer.blockedAt !== null)}"
  >
    <header>
      <h2>${customer.deletedAt === null ? customer.name || 'No name' : 'Deleted account'}</h2>
      <span class="tag" data-tag="${customer.blockedAt === null ? 'approved' : 'rejected'}"
        >${customer.blockedAt === null ? 'Active' : 'Blocked'}</span
      >
    </header>
    <p class="facts">
      <span>No. ${customer.id}</span>
      <span>since ${printDayTime(customer.createdAt)}</span>
      <b class="money">${printPaise(balancePaise)} in the wallet</b>
    </p>
    ${customer.deletedAt === null && contactLinks({ phone: customer.phone, email: customer.email, subject: 'Your account' })}
    ${customer.blockedAt !== null && html`<blockquote>${customer.blockedBecause}</blockquote>`}
    <h3>Last consultations</h3>
    ${last.length === 0 && html`<p>None yet</p>`}
    <ul class="rows">
      ${last.map(
        (consultation) =>
          html`<li>
            <div>
              <a href="${basePath}/consultations?consultation=${consultation.id}">No. ${consultation.id}</a>
              <small
                >${printDayTime(consultation.requestedAt)} · ${printPaise(consultation.chargedPaise)}
                charged${consultation.refundedPaise > 0 && `, ${printPaise(consultation.refundedPaise)} refunded`}</small
              >
            </div>
            ${statusTag(consultation)}
          </li>`,
      )}
    </ul>
    ${customer.deletedAt === null && (customer.blockedAt === null ? may('customers/block') && blockForm(customer.id, view) : may('customers/unblock') && unblockForm(customer.id, basePath))}
    ${customer.deletedAt === null && may('customers/delete') && html`<p><a href="${basePath}/customers/${customer.id}.json" download>Download what is kept about this customer</a></p>`}
    ${customer.deletedAt === null && may('customers/delete') && deleteForm(customer.id, balancePaise, view)}
  </article>`
}

function deleteForm(id: number, balancePaise: number, view: ListView) {
  const { typed } = enteredFor(view, 'customer', id)
  return html`<details ${typed === undefined ? '' : 'open'}>
    <summary>Delete the account…</summary>
    <form method="post" action="${view.basePath}/customers/delete?customer=${id}">
      <p>
        Only when the customer asked for it and you have called them back on their number. It cannot be undone.
        ${balancePaise > 0 && html`<b>They lose ${printPaise(balancePaise)} from the wallet: tell them.</b>`}
      </p>
      <input type="hidden" name="customer" value="${id}" />
      <input type="hidden" name="balance" value="${Math.max(0, balancePaise)}" />
      <label
        >Type ${id}, the number of the customer
        <input name="typed" inputmode="numeric" maxlength="9" required autocomplete="off" value="${typed ?? ''}"
      /></label>
      <button class="fail">Delete the account</button>
    </form>
  </details>`
}

function blockForm(id: number, view: ListView) {
  const { reason } = enteredFor(view, 'customer', id)
  return html`<details ${reason === undefined ? '' : 'open'}>
    <summary>Block…</summary>
    <form method="post" action="${view.basePath}/customers/block?customer=${id}">
      <input type="hidden" name="customer" value="${id}" />
      <label
        >Reason, for the staff <input name="reason" maxlength="200" required autocomplete="off" value="${reason ?? ''}"
      /></label>
      <button class="fail">Block and sign out</button>
    </form>
  </details>`
}

const unblockForm = (id: number, basePath: string) =>
  html`<form class="row" method="post" action="${basePath}/customers/unblock?customer=${id}">
    <button name="customer" value="${id}">Unblock</button>
  </form>`
