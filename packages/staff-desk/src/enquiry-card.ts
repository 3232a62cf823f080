import { html } from 'hono/html'
import type { Html } from '@tarapath/backend/http'
import { contactLinks } from './contact-links.ts'
import type { ListView } from './desk-page.ts'
import { enteredFor } from './forms/entered.ts'
import { printDayTime } from './forms/print-time.ts'
import { placeIn } from './list-section.ts'

interface Enquiry {
  id: number
  name: string
  email: string | null
  phone: string | null
  message: string | null
  createdAt: Date
  answeredAt: Date | null
  note: string | null
  /** Of an e-mail that answers it. */
  subject?: string
  /** The consultation that the question is about. Its answer appears there, so no contact is shown. */
  about?: Html
  /** The label of the note. */
  answer: string
  /** Whether it can be deleted whole, because the person asked for that. */
  canDelete?: boolean
}

/** A question or lead, its contact, and a form that closes it with a note. `list`: the page of its list. */
export const enquiryCard = (list: string, { id, answeredAt, note, ...enquiry }: Enquiry, view: ListView) =>
  html`<article id="enquiry-${id}" class="card job" data-enquiry="${id}" data-answered="${String(answeredAt !== null)}">
    <header>
      <h2>${enquiry.name || 'Deleted account'}</h2>
      <small>No. ${id} · ${printDayTime(enquiry.createdAt)}</small>
    </header>
    ${enquiry.message && html`<blockquote>${enquiry.message}</blockquote>`}
    ${enquiry.about ?? contactLinks({ phone: enquiry.phone, email: enquiry.email, subject: enquiry.subject ?? '' })}
    ${
      answeredAt
        ? html`<p class="facts"><span class="tag" data-tag="answered">${printDayTime(answeredAt)}</span> ${note}</p>`
        : html`<form method="post" action="${view.basePath}/${list}/answer${placeIn(view)}">
            <input type="hidden" name="enquiry" value="${id}" />
            <label
              >${enquiry.answer}
              <textarea name="note" maxlength="500" required>${enteredFor(view, 'enquiry', id)['note'] ?? ''}</textarea>
            </label>
            <button class="primary">Done</button>
          </form>`
    }
    ${
      enquiry.canDelete === true &&
      html`<form class="row" method="post" action="${view.basePath}/${list}/delete">
        <button class="fail" name="enquiry" value="${id}">Delete, because they asked</button>
      </form>`
    }
  </article>`
