import { z } from 'zod'
import { countEnquiries, deleteLead, listLeads, markAnswered, type EnquiryKind } from '@tarapath/backend/enquiries'
import { listQueries } from '@tarapath/backend/consultations'
import { consultationSummary } from './consultation-summary.ts'
import type { DeskContext, DeskPage } from './desk-page.ts'
import { enquiryCard } from './enquiry-card.ts'
import { id, text } from './forms/fields.ts'
import { type FormAction, formAction } from './forms/form-action.ts'
import { listSection } from './list-section.ts'

const MAX_NOTE_LENGTH = 500
const fields = z.object({ enquiry: id('Enquiry'), note: text('The note', MAX_NOTE_LENGTH) })

/** Questions of customers and visitors. */
export const queries: DeskPage = {
  id: 'questions',
  title: 'Questions',
  group: 'Questions',
  countOpen: (db) => countEnquiries(db, 'query'),
  async show({ db, now }, view) {
    const { count, rows } = await listQueries(db, view)
    const labels = {
      open: 'Open',
      past: 'Answered',
      noneOpen: 'No open questions',
      nonePast: 'No answered questions',
    }
    const cards = rows.map(({ query, consultation, astrologerName, customer }) =>
      enquiryCard(
        'questions',
        {
          ...query,
          subject: `Your question ${query.id}`,
          ...(consultation && astrologerName !== null && customer
            ? {
                about: consultationSummary({ consultation, astrologerName, customer }, now, view.basePath),
                answer: 'Answer, shown to the customer with the receipt',
              }
            : { answer: 'Your answer' }),
        },
        view,
      ),
    )
    return listSection({ page: 'questions', view, count, cards, labels })
  },
  rowField: 'enquiry',
  actions: { answer: markingAnswered('query', 'Marked as answered.') },
}

/** Phone numbers from campaign pages, to call once. */
export const leads: DeskPage = {
  id: 'leads',
  title: 'Leads',
  group: 'Questions',
  countOpen: (db) => countEnquiries(db, 'lead'),
  async show({ db }, view) {
    const { count, rows } = await listLeads(db, view)
    const labels = {
      open: 'To call',
      past: 'Called',
      noneOpen: 'No leads to call',
      nonePast: 'No called leads',
    }
    const cards = rows.map(({ source, ...row }) =>
      enquiryCard(
        'leads',
        {
          ...row,
          email: null,
          message: source && `From: ${source}`,
          answer: 'Result of the call',
          canDelete: view.may('leads/delete'),
        },
        view,
      ),
    )
    return listSection({ page: 'leads', view, count, cards, labels })
  },
  rowField: 'enquiry',
  actions: {
    answer: markingAnswered('lead', 'Marked as called.'),
    delete: formAction(z.object({ enquiry: id('Enquiry') }), 'Deleted, with name and number.', ({ db }, { enquiry }) =>
      deleteLead(db, enquiry),
    ),
  },
}

function markingAnswered(kind: EnquiryKind, notice: string): FormAction<DeskContext> {
  return formAction(fields, notice, ({ db, now }, { enquiry, note }) =>
    markAnswered(db, now, kind, { id: enquiry, note }),
  )
}
