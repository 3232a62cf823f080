import { html } from 'hono/html'
import type { Html } from '@tarapath/backend/http'
import { printDayTime } from './forms/print-time.ts'
import { reach } from './reach.ts'

interface Enquiry {
  id: number
  name: string
  email: string | null
  phone: string | null
  message: string | null
  createdAt: Date
  answeredAt: Date | null
  note: string | null
  /** Of a mail that answers it. */
  subject?: string
  /** What the question is about, where it is answered there and not by mail or telephone. */
  about?: Html
  /** What the note is about. */
  answer: string
}

/** What somebody wants to know, how to reach them, and a note of what came of it. `list`: path of the list it is in. */
export const enquiryCard = (list: string, { id, answeredAt, note, ...asked }: Enquiry) =>
  html`<article id="enquiry-${id}" class="card job" data-enquiry="${id}" data-answered="${String(answeredAt !== null)}">
    <header>
      <h2>${asked.name || 'Has left'}</h2>
      <small>No. ${id} · ${printDayTime(asked.createdAt)}</small>
    </header>
    ${asked.message && html`<blockquote>${asked.message}</blockquote>`}
    ${asked.about ?? reach({ phone: asked.phone, email: asked.email, subject: asked.subject ?? '' })}
    ${
      answeredAt
        ? html`<p class="facts"><span class="tag" data-tag="answered">${printDayTime(answeredAt)}</span> ${note}</p>`
        : html`<form method="post" action="${list}/answer">
            <input type="hidden" name="enquiry" value="${id}" />
            <label>${asked.answer} <textarea name="note" maxlength="500" required></textarea></label>
            <button class="primary">Done</button>
          </form>`
    }
  </article>`
