import { html } from 'hono/html'
import { listConsultations } from '@tarapath/backend/consultations'
import { findOpenQuery } from '@tarapath/backend/enquiries'
import { act } from './forms/panel.ts'
import { refund, REFUNDED, refundFields } from './forms/refund.ts'
import { consultationCard } from './consultation-card.ts'
import type { DeskPage } from './desk-page.ts'
import { listOf } from './list-of.ts'

/** What customers pay for, and the way to give some of it back. */
export const consultations: DeskPage = {
  id: 'consultations',
  title: 'Consultations',
  waiting: async () => null,
  async show({ db, now }, view) {
    const { place, chosen } = view
    const { count, consultations: listed } = await listConsultations(db, view)
    const cards = listed.map((named) => consultationCard(named, now, view))
    const search = html`<form class="row" method="get" action="${place}/consultations" role="search">
      <label class="wide"
        >Number of a consultation
        <input name="consultation" inputmode="numeric" pattern="\\d{1,9}" required value="${chosen ?? ''}"
      /></label>
      <button>Look up</button>
    </form>`
    if (chosen === null)
      return html`${search}${listOf({
        page: 'consultations',
        view,
        count,
        cards,
        words: {
          waiting: 'Going on',
          past: 'Over',
          nothingWaits: 'Nobody is in a consultation.',
          nothingPast: 'No consultation is over yet.',
        },
      })}`
    const question = await findOpenQuery(db, chosen)
    return html`${search} ${count > 0 ? cards : html`<p>There is no consultation ${chosen}.</p>`}
      <nav aria-label="From here">
        ${question !== null && html`<a href="${place}/questions#enquiry-${question}">Answer question ${question} about it</a>`}
        <a href="${place}/consultations?past">All consultations</a>
      </nav>`
  },
  rowField: 'consultation',
  acts: { refund: act(refundFields, REFUNDED, ({ db, now }, given) => refund(db, now, given)) },
}
