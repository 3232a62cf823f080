import { html } from 'hono/html'
import { type ConsultationSearch, listConsultations, referenceOf } from '@tarapath/backend/consultations'
import { findOpenQuery } from '@tarapath/backend/enquiries'
import { consultationCard } from './consultation-card.ts'
import type { DeskPage, ListView } from './desk-page.ts'
import { formAction } from './forms/form-action.ts'
import { refund, REFUNDED, refundFields } from './forms/refund.ts'
import { listSection } from './list-section.ts'

/** Consultations, with refunds. */
export const consultations: DeskPage = {
  id: 'consultations',
  title: 'Consultations',
  countOpen: async () => null,
  async show({ db, now }, view) {
    const { basePath } = view
    const search = searchOf(view)
    const { count, consultations: listed } = await listConsultations(db, { ...view, search })
    const cards = listed.map((named) => consultationCard(named, now, view))
    const form = html`<form class="row" method="get" action="${basePath}/consultations" role="search">
      <label class="wide"
        >Consultation number, or the reference on the receipt
        <input name="consultation" maxlength="20" required value="${search === null ? '' : searchText(search)}"
      /></label>
      <button>Search</button>
    </form>`
    if (search === null)
      return html`${form}${listSection({
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
    const id = 'id' in search ? search.id : listed[0]?.consultation.id
    const question = id === undefined ? null : await findOpenQuery(db, id)
    return html`${form} ${count > 0 ? cards : html`<p>There is no consultation ${searchText(search)}.</p>`}
      <nav aria-label="Related pages">
        ${question !== null && html`<a href="${basePath}/questions#enquiry-${question}">Answer question ${question} about it</a>`}
        <a href="${basePath}/consultations?past">All consultations</a>
      </nav>`
  },
  rowField: 'consultation',
  actions: {
    refund: formAction(refundFields, REFUNDED, ({ db, now }, input) => refund(db, now, input), {
      sumPaise: (_, input) => input.rupees,
    }),
  },
}

function searchOf({ consultationId, reference }: ListView): ConsultationSearch | null {
  if (consultationId !== null) return { id: consultationId }
  return reference === null ? null : { reference }
}

const searchText = (search: ConsultationSearch): string | number => ('id' in search ? search.id : referenceOf(search))
