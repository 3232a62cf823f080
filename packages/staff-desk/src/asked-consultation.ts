import { html } from 'hono/html'
import { printPaise } from '@tarapath/backend/money'
import { paidSeconds, type ConsultationWithNames } from '@tarapath/backend/consultations'
import { keptPaise, titleOf, whoAsked, whyEnded } from './forms/consultation-words.ts'
import { printDayTime, printMeter } from './forms/print-time.ts'
import type { Place } from './desk-page.ts'

/** The consultation that a question is about, with the way to the form that gives its money back. */
export function askedConsultation(asked: ConsultationWithNames, now: Date, place: Place) {
  const { id, requestedAt, chargedPaise, refundedPaise, refundReason } = asked.consultation
  const why = whyEnded(asked)
  return html`<div data-about="${id}">
    <h3>${titleOf(asked)}</h3>
    <p class="facts">
      <span>No. ${id}</span>
      <span>${whoAsked(asked)}</span>
      <span>${printDayTime(requestedAt)}</span>
      <span>${printMeter(paidSeconds(asked.consultation, now))} paid</span>
      <b class="money">${printPaise(chargedPaise)} taken</b>
      ${why && html`<span>${why}</span>`}
      ${refundedPaise > 0 && html`<span>${printPaise(refundedPaise)} given back: ${refundReason}</span>`}
    </p>
    <p class="reach">
      <a href="${pathOf(id, place)}">${keptPaise(asked.consultation) > 0 ? 'Give money back' : 'See it'}</a>
    </p>
  </div>`
}

/** The console shows it beside everything else that is known of it. */
const pathOf = (id: number, place: Place): string =>
  place === '/desk' ? `/desk/consultations?consultation=${id}` : `/console?consultation=${id}#consultations`
