import { html } from 'hono/html'
import { paidSeconds, type ConsultationWithNames } from '@tarapath/backend/consultations'
import { printPaise } from '@tarapath/backend/money'
import type { BasePath } from './desk-page.ts'
import { consultationTitle, customerLabel, endText, refundablePaise } from './forms/consultation-labels.ts'
import { printDayTime, printMeter } from './forms/print-time.ts'

/** The consultation that a question is about, with a link to its refund form. */
export function consultationSummary(named: ConsultationWithNames, now: Date, basePath: BasePath) {
  const { id, requestedAt, chargedPaise, refundedPaise, refundReason } = named.consultation
  const endReason = endText(named)
  return html`<div data-about="${id}">
    <h3>${consultationTitle(named)}</h3>
    <p class="facts">
      <span>No. ${id}</span>
      <span>${customerLabel(named)}</span>
      <span>${printDayTime(requestedAt)}</span>
      <span>${printMeter(paidSeconds(named.consultation, now))} paid time</span>
      <b class="money">${printPaise(chargedPaise)} charged</b>
      ${endReason && html`<span>${endReason}</span>`}
      ${refundedPaise > 0 && html`<span>${printPaise(refundedPaise)} refunded: ${refundReason}</span>`}
    </p>
    <p class="reach">
      <a href="${pathOf(id, basePath)}">${refundablePaise(named.consultation) > 0 ? 'Refund' : 'View consultation'}</a>
    </p>
  </div>`
}

/** On the console a consultation is a row of a panel, not a page. */
const pathOf = (id: number, basePath: BasePath): string =>
  basePath === '/desk' ? `/desk/consultations?consultation=${id}` : `/console?consultation=${id}#consultations`
