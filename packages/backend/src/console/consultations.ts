import { desc, eq, isNull } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Db } from '../database/db.ts'
import { astrologers, consultations as table, customers } from '../database/schema/index.ts'
import { paidSeconds, statusOf } from '../rules/consultations/lifecycle.ts'
import { namedConsultation, type NamedConsultation } from '../rules/consultations/named.ts'
import { refundByHand } from '../rules/consultations/refund-by-hand.ts'
import { openQueryAbout } from '../rules/enquiries.ts'
import { printPaise } from '../rules/rupees.ts'
import { keptPaise, titleOf, whoAsked, whyEnded } from './consultation-words.ts'
import { line, rupees } from './fields.ts'
import { act, type Panel } from './panel.ts'
import { printMeter, printTime } from './print-time.ts'

const SHOWN = 8
const LONGEST_REASON = 200

/** What is kept of whom, and what had come back when the page showed it: a form sent twice gives once. */
const choice = z
  .string('Choose a consultation.')
  .regex(/^\d{1,9}:\d{1,9}$/, 'Choose a consultation.')
  .transform((text) => text.split(':').map(Number) as [id: number, seenPaise: number])

/** What people paid for lately and what became of it, and the way to give some of it back. */
export const consultations: Panel = {
  id: 'consultations',
  title: 'Consultations',
  async show({ db }, now, chosen) {
    const latest = (await newest(db)).filter(({ consultation }) => consultation.id !== chosen)
    return html`${chosen !== null && (await alone(db, chosen, now))}
    ${latest.length === 0 && chosen === null && html`<p>Nobody has asked for a consultation yet.</p>`}
    ${latest.length > 0 && list('Consultations, newest first', latest, now)}`
  },
  acts: {
    refund: act(
      z.object({ consultation: choice, rupees, reason: line('The reason', LONGEST_REASON) }),
      'Given back. The customer reads why on the receipt.',
      ({ db, clock }, { consultation: [id, seenPaise], rupees: paise, reason }) =>
        refundByHand(db, clock.now(), id, { paise, reason, seenPaise }),
    ),
  },
}

const read = (db: Db) =>
  db
    .select(namedConsultation)
    .from(table)
    .innerJoin(astrologers, eq(astrologers.id, table.astrologerId))
    .innerJoin(customers, eq(customers.id, table.customerId))
    .orderBy(desc(table.id))
    .limit(SHOWN)

/** All that is open, and the newest. */
async function newest(db: Db): Promise<NamedConsultation[]> {
  const found = [...(await read(db).where(isNull(table.endedAt))), ...(await read(db))]
  const byId = new Map(found.map((one) => [one.consultation.id, one]))
  return [...byId.values()].sort((a, b) => b.consultation.id - a.consultation.id)
}

/** The one that a link led to, before all others. */
async function alone(db: Db, chosen: number, now: Date) {
  const found = await read(db).where(eq(table.id, chosen))
  if (found.length === 0) return html`<p>There is no consultation ${chosen}.</p>`
  const question = await openQueryAbout(db, chosen)
  return html`<div id="chosen">
      ${list('The consultation that you looked up', found, now, `?consultation=${chosen}`)}
      ${
        question !== null &&
        html`<nav aria-label="What was asked about it">
          <a href="/console/desk/questions#enquiry-${question}">Answer question ${question} about it</a>
        </nav>`
      }
    </div>
    <h3>The newest</h3>`
}

const list = (label: string, shown: readonly NamedConsultation[], now: Date, query = '') => {
  const kept = shown.filter(({ consultation }) => keptPaise(consultation) > 0)
  return html`<ol class="rows" aria-label="${label}">
      ${shown.map((one) => row(one, now))}
    </ol>
    ${kept.length > 0 && refundForm(kept, query)}`
}

const STATUS = {
  requested: 'Waiting',
  ringing: 'Ringing',
  accepted: 'Picked up',
  in_progress: 'Running',
  completed: 'Over',
  cancelled: 'Cancelled',
  rejected: 'Declined',
  missed: 'Missed',
}

function row(shown: NamedConsultation, now: Date) {
  const { consultation } = shown
  const { id, requestedAt, chargedPaise, refundedPaise, refundReason } = consultation
  const status = statusOf(consultation)
  const why = whyEnded(shown)
  return html`<li
    id="paid-${id}"
    data-paid-consultation="${id}"
    data-charged-paise="${chargedPaise}"
    data-refunded-paise="${refundedPaise}"
  >
    <div>
      <b class="money">${printPaise(chargedPaise)}</b>
      <span class="tag" data-tag="${status}">${STATUS[status]}</span>
      <b>${titleOf(shown)}</b>
      <small
        >No. ${id} · ${whoAsked(shown)} · ${printTime(requestedAt)} · ${printMeter(paidSeconds(consultation, now))}
        paid</small
      >
      ${why && html`<small>${why}</small>`}
      ${refundedPaise > 0 && html`<small>${printPaise(refundedPaise)} given back: ${refundReason}</small>`}
    </div>
  </li>`
}

const refundForm = (kept: readonly NamedConsultation[], query: string) =>
  html`<form class="row" method="post" action="/console/consultations/refund${query}">
    <label class="wide"
      >Give back of
      <select name="consultation">
        ${kept.map(
          (one) =>
            html`<option
              id="refund-${one.consultation.id}"
              value="${one.consultation.id}:${one.consultation.refundedPaise}"
            >
              No. ${one.consultation.id}: ${printPaise(keptPaise(one.consultation))} kept, ${titleOf(one)}
            </option>`,
        )}
      </select>
    </label>
    <label>Amount (₹) <input name="rupees" inputmode="decimal" required autocomplete="off" /></label>
    <label class="wide"
      >Reason, as the customer reads it <input name="reason" maxlength="${LONGEST_REASON}" required autocomplete="off"
    /></label>
    <button class="primary">Give back</button>
  </form>`
