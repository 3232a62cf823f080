import { z } from 'zod'
import { countEnquiries, listLeads, markAnswered, type EnquiryKind } from '@tarapath/backend/enquiries'
import { listQueries } from '@tarapath/backend/consultations'
import { id, line } from './forms/fields.ts'
import { act, type Act } from './forms/panel.ts'
import { askedConsultation } from './asked-consultation.ts'
import type { DeskPage, Work } from './desk-page.ts'
import { enquiryCard } from './enquiry-card.ts'
import { listOf } from './list-of.ts'

const LONGEST_NOTE = 500
const answered = z.object({ enquiry: id('Enquiry'), note: line('The note', LONGEST_NOTE) })

/** Questions to the support desk. */
export const queries: DeskPage = {
  id: 'questions',
  title: 'Questions',
  waiting: (db) => countEnquiries(db, 'query'),
  async show({ db, now }, view) {
    const { count, rows } = await listQueries(db, view)
    const words = {
      waiting: 'To answer',
      past: 'Answered',
      nothingWaits: 'Every question is answered.',
      nothingPast: 'Nothing is answered yet.',
    }
    const cards = rows.map(({ query, consultation, astrologerName, customer }) =>
      enquiryCard(`${view.place}/questions`, {
        ...query,
        subject: `Your question ${query.id}`,
        ...(consultation && astrologerName !== null && customer
          ? {
              about: askedConsultation({ consultation, astrologerName, customer }, now, view.place),
              answer: 'Answer, as the customer reads it with the receipt',
            }
          : { answer: 'What was answered' }),
      }),
    )
    return listOf({ page: 'questions', view, count, cards, words })
  },
  rowField: 'enquiry',
  acts: { answer: answering('query', 'Marked as answered.') },
}

/** Numbers that people left on a campaign page, to be called once. */
export const leads: DeskPage = {
  id: 'leads',
  title: 'Leads',
  waiting: (db) => countEnquiries(db, 'lead'),
  async show({ db }, view) {
    const { count, rows } = await listLeads(db, view)
    const words = {
      waiting: 'To call',
      past: 'Called',
      nothingWaits: 'Everybody has been called.',
      nothingPast: 'Nobody has been called yet.',
    }
    const cards = rows.map(({ source, ...row }) =>
      enquiryCard(`${view.place}/leads`, {
        ...row,
        email: null,
        message: source && `From: ${source}`,
        answer: 'What came of it',
      }),
    )
    return listOf({ page: 'leads', view, count, cards, words })
  },
  rowField: 'enquiry',
  acts: { answer: answering('lead', 'Marked as called.') },
}

function answering(kind: EnquiryKind, done: string): Act<Work> {
  return act(answered, done, ({ db, now }, { enquiry, note }) => markAnswered(db, now, kind, { id: enquiry, note }))
}
