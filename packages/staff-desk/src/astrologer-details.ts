import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import {
  astrologers,
  findAstrologerPhone,
  findWorkingHours,
  printMinute,
  type WorkingHours,
} from '@tarapath/backend/astrologers'
import { complaintsAbout } from '@tarapath/backend/consultations'
import type { Db } from '@tarapath/backend/database'
import { notFound } from '@tarapath/backend/errors'
import { printPaise } from '@tarapath/backend/money'
import { type Astrologer, astrologerCard } from './astrologer-card.ts'
import type { Html } from '@tarapath/backend/http'
import type { ListView } from './desk-page.ts'
import { type Entered, enteredFor, wasTicked } from './forms/entered.ts'
import { WEEKDAYS } from './forms/hours.ts'
import { maskedPhone } from './forms/masked-phone.ts'
import { printDayTime } from './forms/print-time.ts'

/** One astrologer: price, hours, what customers complained of, and suspension. */
export async function astrologerDetails(db: Db, id: number, view: ListView) {
  const [astrologer] = await db.select().from(astrologers).where(eq(astrologers.id, id))
  if (!astrologer) throw notFound('There is no such astrologer.')
  const hours = await findWorkingHours(db, id)
  const { questions, refunds } = await complaintsAbout(db, id)
  const entered = enteredFor(view, 'astrologer', id)
  const form = (action: string, content: Html) =>
    html`<form method="post" action="${view.basePath}/astrologers/${action}?astrologer=${id}">
      <input type="hidden" name="astrologer" value="${id}" />
      ${content}
    </form>`
  return html`<p><a href="${view.basePath}/astrologers">All astrologers</a></p>
    ${astrologerCard(astrologer, view)}
    ${astrologer.suspendedAt !== null && html`<blockquote class="card">Suspended ${printDayTime(astrologer.suspendedAt)}: ${astrologer.suspendedBecause}</blockquote>`}
    ${view.may('payouts') && html`<p><a href="${view.basePath}/payouts?astrologer=${id}">Bank account for payouts</a></p>`}
    ${view.may('astrologers/price') && section('Price', form('price', priceInputs(astrologer, entered)))}
    ${view.may('astrologers/phone') && section('Telephone for calls', form('phone', phoneInput(await findAstrologerPhone(db, id), entered)))}
    ${view.may('astrologers/hours') && section('Hours', form('hours', hoursInputs(hours, entered)))}
    ${section(
      'Complaints',
      html`<p>${refunds.count} consultations refunded, ${printPaise(refunds.paise)} in all</p>
        <ul class="rows">
          ${questions.map(
            ({ query, consultationId }) =>
              html`<li data-complaint="${query.id}">
                <div>
                  <a href="${view.basePath}/consultations?consultation=${consultationId}">No. ${consultationId}</a>
                  <small>${printDayTime(query.createdAt)} · ${query.answeredAt === null ? 'open' : 'answered'}</small>
                  <p>${query.message}</p>
                </div>
              </li>`,
          )}
        </ul>`,
    )}
    ${suspensionForm(astrologer, view, { form, reason: entered['reason'] })}`
}

const section = (title: string, content: Html) =>
  html`<section class="card job" aria-label="${title}">
    <h2>${title}</h2>
    ${content}
  </section>`

const priceInputs = ({ pricePerMinutePaise, discountedPricePerMinutePaise }: Astrologer, entered: Entered) =>
  html`<label
      >₹ per minute
      <input
        name="rupees"
        type="number"
        min="5"
        max="500"
        required
        value="${entered['rupees'] ?? pricePerMinutePaise / 100}"
        autocomplete="off"
    /></label>
    <label
      >Discounted, optional
      <input
        name="discounted"
        type="number"
        min="5"
        max="500"
        value="${entered['discounted'] ?? (discountedPricePerMinutePaise === null ? '' : discountedPricePerMinutePaise / 100)}"
        autocomplete="off"
    /></label>
    <button class="primary">Save price</button>`

const phoneInput = (phone: string | null, entered: Entered) =>
  html`<p>${phone === null ? 'None is known, so calls cannot ring.' : `Calls ring ${maskedPhone(phone)}.`}</p>
    <label
      >Another number
      <input name="phone" type="tel" maxlength="40" required autocomplete="off" value="${entered['phone'] ?? ''}"
    /></label>
    <button class="primary">Save number</button>`

const hoursInputs = (hours: WorkingHours | null, entered: Entered) =>
  html`<div class="row">
      <label
        >From
        <input name="from" type="time" required value="${entered['from'] ?? printMinute(hours?.fromMinute ?? 540)}"
      /></label>
      <label
        >To
        <input
          name="to"
          type="time"
          required
          value="${entered['to'] ?? printMinute((hours?.fromMinute ?? 540) + (hours?.minutes ?? 480))}"
      /></label>
    </div>
    <div class="row">
      ${WEEKDAYS.map(
        (day, at) =>
          html`<label class="tick"
            ><input
              type="checkbox"
              name="${day}"
              ${wasTicked(entered, { box: day, formWith: 'from' }, ((hours?.days ?? 0) & (1 << at)) > 0) ? 'checked' : ''}
            />
            ${day}</label
          >`,
      )}
    </div>
    <p class="small">In India. A shift may end after midnight. Without a day there are no fixed hours.</p>
    <button class="primary">Save hours</button>`

function suspensionForm(
  { suspendedAt }: Astrologer,
  { may }: ListView,
  { form, reason }: { form: (action: string, content: Html) => Html; reason: string | undefined },
) {
  if (suspendedAt !== null)
    return may('astrologers/readmit') && form('readmit', html`<button>End the suspension</button>`)
  return (
    may('astrologers/suspend') &&
    html`<details ${reason === undefined ? '' : 'open'}>
      <summary>Suspend…</summary>
      ${form(
        'suspend',
        html`<label
            >Reason, for the staff
            <input name="reason" maxlength="200" required autocomplete="off" value="${reason ?? ''}"
          /></label>
          <button class="fail">Suspend</button>`,
      )}
    </details>`
  )
}
