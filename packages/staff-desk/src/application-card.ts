import { html } from 'hono/html'
import type { Form, FormField, ListedApplication } from '@tarapath/backend/registration'
import { printDayTime } from './forms/print-time.ts'
import type { Place } from './desk-page.ts'
import { reach } from './reach.ts'

const STATUS = { received: 'Waits', in_review: 'Waits', approved: 'Taken on', rejected: 'Declined' }

/** One application as it was filled in, and the two ways to decide. */
export function applicationCard(application: ListedApplication, form: Form, place: Place) {
  const { id, status, answers, phone, createdAt, decidedAt, reason, astrologerId } = application
  const fields = form.sections.flatMap((section) => section.fields)
  const email = typeof answers['email'] === 'string' ? answers['email'] : null
  return html`<article id="application-${id}" class="card job" data-application="${id}" data-status="${status}">
    <header>
      <h2>${answers['name'] ?? 'Has left'}</h2>
      <span class="tag" data-tag="${decidedAt ? status : 'waiting'}">${STATUS[status]}</span>
    </header>
    <p class="facts">
      <span>TPA-${id}</span>
      <span>${printDayTime(createdAt)}</span>
      <span>${application.isPhoneConfirmed ? 'Number confirmed' : 'Number not confirmed'}</span>
    </p>
    ${reach({ phone, email, subject: `Your application TPA-${id}` })}
    <dl class="answers">
      ${fields
        .filter(({ name }) => answers[name] !== undefined && !SHOWN_ABOVE.has(name))
        .map(
          (field) =>
            html`<dt>${field.label}</dt>
              <dd>${inWords(field, answers[field.name])}</dd>`,
        )}
    </dl>
    ${
      application.pictures.length > 0 &&
      html`<div class="pictures">
        ${application.pictures.map((field) => {
          const path = `${place}/applications/${id}/${field}`
          return html`<a href="${path}" target="_blank"><img src="${path}" alt="${labelOf(fields, field)}" /></a>`
        })}
      </div>`
    }
    ${decidedAt ? decided(decidedAt, reason, astrologerId, place) : decisions(application, place)}
  </article>`
}

const SHOWN_ABOVE = new Set(['name', 'email', 'phone_number'])

const labelOf = (fields: readonly FormField[], name: string): string =>
  fields.find((field) => field.name === name)?.label ?? name

const inWords = ({ options }: FormField, answer: string | number | string[] | undefined): string =>
  [answer ?? '']
    .flat()
    .map((value) => options.find((option) => option.value === value)?.label ?? String(value))
    .join(', ')

const decided = (at: Date, reason: string | null, astrologerId: number | null, place: Place) =>
  astrologerId === null
    ? html`<blockquote>${reason}</blockquote>
        <p class="facts">Declined ${printDayTime(at)}</p>`
    : html`<p class="facts" data-astrologer="${astrologerId}">
          Taken on ${printDayTime(at)} as astrologer ${astrologerId}
        </p>
        ${
          place === '/console/desk' &&
          html`<form class="row" method="post" action="/console/seat/sit-down">
            <button name="astrologer" value="${astrologerId}">Take their seat</button>
          </form>`
        }`

const decisions = ({ id, isPhoneConfirmed, pictures }: ListedApplication, place: Place) =>
  html`<div class="two">
    <form method="post" action="${place}/applications/approve">
      <input type="hidden" name="application" value="${id}" />
      <label>₹ a minute <input name="rupees" type="number" min="5" max="500" required autocomplete="off" /></label>
      <label class="tick"><input type="checkbox" name="chats" checked /> Takes chats</label>
      <label class="tick"><input type="checkbox" name="calls" checked /> Takes calls</label>
      <label class="tick"
        ><input type="checkbox" name="verified" ${pictures.includes('certificate') ? 'checked' : ''} /> Papers seen:
        “Verified”</label
      >
      ${
        !isPhoneConfirmed &&
        html`<label class="tick"><input type="checkbox" name="called" required /> I have called the number</label>`
      }
      <button class="primary">Take on</button>
    </form>
    <form method="post" action="${place}/applications/decline">
      <input type="hidden" name="application" value="${id}" />
      <label>Why not, in a sentence for them <textarea name="reason" maxlength="500" required></textarea></label>
      <button class="fail">Decline</button>
    </form>
  </div>`
