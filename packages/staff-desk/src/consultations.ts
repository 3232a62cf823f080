import { html } from 'hono/html'
import { listConsultations } from '@tarapath/backend/consultations'
import { findOpenQuery } from '@tarapath/backend/enquiries'
import { consultationCard } from './consultation-card.ts'
import type { DeskPage } from './desk-page.ts'
import { formAction } from './forms/form-action.ts'
import { refund, REFUNDED, refundFields } from './forms/refund.ts'
import { listSection } from './list-section.ts'

/** Consultations, with refunds. */
export const consultations: DeskPage = {
  id: 'consultations',
  title: 'Consultations',
  countOpen: async () => null,
  async show({ db, now }, view) {
    const { basePath, consultationId } = view
    const { count, consultations: listed } = await listConsultations(db, { ...view, chosen: consultationId })
    const cards = listed.map((named) => consultationCard(named, now, view))
    const search = html`<form class="row" method="get" action="${basePath}/consultations" role="search">
      <label class="wide"
        >Consultation number
        <input name="consultation" inputmode="numeric" pattern="\\d{1,9}" required value="${consultationId ?? ''}"
      /></label>
      <button>Search</button>
    </form>`
    if (consultationId === null)
      return html`${search}${listSection({
        page: 'consultations',
        view,
        count,
        cards,
        labels: {
          open: 'Open',
          past: 'Ended',
          noneOpen: 'No open consultations',
          nonePast: 'No ended consultations',
        },
      })}`
    const question = await findOpenQuery(db, consultationId)
    return html`${search} ${count > 0 ? cards : html`<p>There is no consultation ${consultationId}.</p>`}
      <nav aria-label="Related pages">
        ${question !== null && html`<a href="${basePath}/questions#enquiry-${question}">Answer question ${question} about it</a>`}
        <a href="${basePath}/consultations?past">All consultations</a>
      </nav>`
  },
  rowField: 'consultation',
  actions: { refund: formAction(refundFields, REFUNDED, ({ db, now }, input) => refund(db, now, input)) },
}
