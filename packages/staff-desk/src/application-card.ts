import { html } from 'hono/html'
import type { Form, FormField, ListedApplication } from '@tarapath/backend/registration'
import { contactLinks } from './contact-links.ts'
import type { BasePath, ListView } from './desk-page.ts'
import { enteredFor, wasTicked } from './forms/entered.ts'
import { printDayTime } from './forms/print-time.ts'
import { placeIn } from './list-section.ts'

const STATUS = { received: 'Open', in_review: 'Open', approved: 'Approved', rejected: 'Rejected' }

/** The answers of one application, and the forms to approve or reject it. */
export function applicationCard(application: ListedApplication, form: Form, view: ListView) {
  const { basePath, may } = view
  const { id, status, answers, phone, createdAt, decidedAt } = application
  const fields = form.sections.flatMap((section) => section.fields)
  const email = typeof answers['email'] === 'string' ? answers['email'] : null
  return html`<article id="application-${id}" class="card job" data-application="${id}" data-status="${status}">
    <header>
      <h2>${answers['name'] ?? 'Deleted account'}</h2>
      <span class="tag" data-tag="${decidedAt ? status : 'waiting'}">${STATUS[status]}</span>
    </header>
    <p class="facts">
      <span>TPA-${id}</span>
      <span>${printDayTime(createdAt)}</span>
      <span>${application.isPhoneConfirmed ? 'Number confirmed' : 'Number not confirmed'}</span>
    </p>
    ${contactLinks({ phone, email, subject: `Your application TPA-${id}` })}
    <dl class="answers">
      ${fields
        .filter(({ name }) => answers[name] !== undefined && !SHOWN_IN_HEADER.has(name))
        .map(
          (field) =>
            html`<dt>${field.label}</dt>
              <dd>${answerText(field, answers[field.name])}</dd>`,
        )}
    </dl>
    ${
      application.pictures.length > 0 &&
      html`<div class="pictures">
        ${application.pictures.map((field) => {
          const path = `${basePath}/applications/${id}/${field}`
          return html`<a href="${path}" target="_blank"><img src="${path}" alt="${labelOf(fields, field)}" /></a>`
        })}
      </div>`
    }
    ${decidedAt ? decision(decidedAt, application, basePath) : may('applications/approve') && decisionForms(application, view)}
  </article>`
}

const SHOWN_IN_HEADER = new Set(['name', 'email', 'phone_number'])

const labelOf = (fields: readonly FormField[], name: string): string =>
  fields.find((field) => field.name === name)?.label ?? name

const answerText = ({ options }: FormField, answer: string | number | string[] | undefined): string =>
  [answer ?? '']
    .flat()
    .map((value) => options.find((option) => option.value === value)?.label ?? String(value))
    .join(', ')

const decision = (at: Date, { reason, astrologerId }: ListedApplication, basePath: BasePath) =>
  astrologerId === null
    ? html`<blockquote>${reason}</blockquote>
        <p class="facts">Rejected ${printDayTime(at)}</p>`
    : html`<p class="facts" data-astrologer="${astrologerId}">
          Approved ${printDayTime(at)} as astrologer ${astrologerId}
        </p>
        ${
          basePath === '/console/desk' &&
          html`<form class="row" method="post" action="/console/operator/take-over">
            <button name="astrologer" value="${astrologerId}">Take over</button>
          </form>`
        }`

function decisionForms({ id, isPhoneConfirmed, pictures }: ListedApplication, view: ListView) {
  const { basePath } = view
  const entered = enteredFor(view, 'application', id)
  const tick = (box: string, isSet: boolean) =>
    wasTicked(entered, { box, formWith: 'rupees' }, isSet) ? 'checked' : ''
  return html`<div class="two">
    <form method="post" action="${basePath}/applications/approve${placeIn(view)}">
      <input type="hidden" name="application" value="${id}" />
      <label
        >₹ per minute
        <input
          name="rupees"
          type="number"
          min="5"
          max="500"
          required
          autocomplete="off"
          value="${entered['rupees'] ?? ''}"
      /></label>
      <label class="tick"><input type="checkbox" name="chats" ${tick('chats', true)} /> Takes chats</label>
      <label class="tick"><input type="checkbox" name="calls" ${tick('calls', true)} /> Takes calls</label>
      <label class="tick"
        ><input type="checkbox" name="verified" ${tick('verified', pictures.includes('certificate'))} /> Certificate
        checked: “Verified”</label
      >
      ${
        !isPhoneConfirmed &&
        html`<label class="tick"
          ><input type="checkbox" name="called" required ${tick('called', false)} /> I have called this number</label
        >`
      }
      <button class="primary">Approve</button>
    </form>
    <form method="post" action="${basePath}/applications/decline${placeIn(view)}">
      <input type="hidden" name="application" value="${id}" />
      <label
        >Reason, in a sentence for the applicant
        <textarea name="reason" maxlength="500" required>${entered['reason'] ?? ''}</textarea>
      </label>
      <button class="fail">Reject</button>
    </form>
  </div>`
}
