import { html } from 'hono/html'
import {
  type Consultation,
  paidSeconds,
  referenceOf,
  type ConsultationWithNames,
} from '@tarapath/backend/consultations'
import { printPaise } from '@tarapath/backend/money'
import type { ListView } from './desk-page.ts'
import { consultationTitle, customerLabel, endText, refundablePaise, statusTag } from './forms/consultation-labels.ts'
import { enteredFor } from './forms/entered.ts'
import { printDayTime, printMeter } from './forms/print-time.ts'
import { MAX_REASON_LENGTH } from './forms/refund.ts'

/** One consultation: customer, charge and end, and the refund form. */
export function consultationCard(named: ConsultationWithNames, now: Date, view: ListView) {
  const { consultationId, reference, may } = view
  const { consultation } = named
  const { id, requestedAt, chargedPaise, refundedPaise, refundReason } = consultation
  const endReason = endText(named)
  return html`<article
    id="consultation-${id}"
    class="card job"
    data-consultation="${id}"
    data-charged-paise="${chargedPaise}"
    data-refunded-paise="${refundedPaise}"
  >
    <header>
      <h2>${consultationTitle(named)}</h2>
      ${statusTag(consultation)}
    </header>
    <p class="facts">
      <span>No. ${id}</span>
      <span>${referenceOf(consultation)}</span>
      <span>${customerLabel(named)}</span>
      <span>${printDayTime(requestedAt)}</span>
      <span>${printMeter(paidSeconds(consultation, now))} paid time</span>
      <b class="money">${printPaise(chargedPaise)} charged</b>
    </p>
    ${endReason && html`<p class="facts">${endReason}</p>`}
    ${refundedPaise > 0 && html`<p class="facts">${printPaise(refundedPaise)} refunded: ${refundReason}</p>`}
    ${refundablePaise(consultation) > 0 && may('consultations/refund') && refundForm(consultation, view, consultationId === id || reference !== null)}
  </article>`
}

function refundForm(consultation: Consultation, view: ListView, isOpen: boolean) {
  const entered = enteredFor(view, 'consultation', consultation.id)
  return html`<details ${isOpen ? 'open' : ''}>
    <summary>Refund…</summary>
    <form method="post" action="${view.basePath}/consultations/refund?consultation=${consultation.id}">
      <input type="hidden" name="consultation" value="${consultation.id}:${consultation.refundedPaise}" />
      <label
        >Amount (₹), at most ${printPaise(refundablePaise(consultation))}
        <input name="rupees" inputmode="decimal" required autocomplete="off" value="${entered['rupees'] ?? ''}"
      /></label>
      <label
        >Reason, shown to the customer and the astrologer
        <input
          name="reason"
          maxlength="${MAX_REASON_LENGTH}"
          required
          autocomplete="off"
          value="${entered['reason'] ?? ''}"
      /></label>
      <button class="primary">Refund</button>
    </form>
  </details>`
}
