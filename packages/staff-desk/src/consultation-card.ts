import { html } from 'hono/html'
import { type Consultation, paidSeconds, type ConsultationWithNames } from '@tarapath/backend/consultations'
import { printPaise } from '@tarapath/backend/money'
import { keptPaise, statusTag, titleOf, whoAsked, whyEnded } from './forms/consultation-words.ts'
import { printDayTime, printMeter } from './forms/print-time.ts'
import { LONGEST_REASON } from './forms/refund.ts'
import type { Place, View } from './desk-page.ts'

/** One consultation: who had it, what it cost and why it ended, and the form that gives money back. */
export function consultationCard(named: ConsultationWithNames, now: Date, { place, chosen }: View) {
  const { consultation } = named
  const { id, requestedAt, chargedPaise, refundedPaise, refundReason } = consultation
  const why = whyEnded(named)
  return html`<article
    id="consultation-${id}"
    class="card job"
    data-consultation="${id}"
    data-charged-paise="${chargedPaise}"
    data-refunded-paise="${refundedPaise}"
  >
    <header>
      <h2>${titleOf(named)}</h2>
      ${statusTag(consultation)}
    </header>
    <p class="facts">
      <span>No. ${id}</span>
      <span>${whoAsked(named)}</span>
      <span>${printDayTime(requestedAt)}</span>
      <span>${printMeter(paidSeconds(consultation, now))} paid</span>
      <b class="money">${printPaise(chargedPaise)} taken</b>
    </p>
    ${why && html`<p class="facts">${why}</p>`}
    ${refundedPaise > 0 && html`<p class="facts">${printPaise(refundedPaise)} given back: ${refundReason}</p>`}
    ${keptPaise(consultation) > 0 && refundForm(consultation, place, chosen === id)}
  </article>`
}

const refundForm = (consultation: Consultation, place: Place, isOpen: boolean) =>
  html`<details ${isOpen ? 'open' : ''}>
    <summary>Give money back…</summary>
    <form method="post" action="${place}/consultations/refund?consultation=${consultation.id}">
      <input type="hidden" name="consultation" value="${consultation.id}:${consultation.refundedPaise}" />
      <label
        >Amount (₹), of ${printPaise(keptPaise(consultation))} that are kept
        <input name="rupees" inputmode="decimal" required autocomplete="off"
      /></label>
      <label
        >Reason, as the customer reads it
        <input name="reason" maxlength="${LONGEST_REASON}" required autocomplete="off"
      /></label>
      <button class="primary">Give back</button>
    </form>
  </details>`
