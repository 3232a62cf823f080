import { desc, eq, isNull } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Db } from '../database/db.ts'
import { astrologers, consultations as table, customers, type Consultation } from '../database/schema/index.ts'
import { endSentence } from '../rules/consultations/end-words.ts'
import { type EndReason, paidSeconds, statusOf } from '../rules/consultations/lifecycle.ts'
import { refundByHand } from '../rules/consultations/refund-by-hand.ts'
import { printPaise } from '../rules/rupees.ts'
import { line, rupees } from './fields.ts'
import { act, type Panel } from './panel.ts'
import { printMeter, printTime } from './print-time.ts'
import { masked } from './seat-card.ts'

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
  async show({ db }, now) {
    const shown = await latest(db)
    if (shown.length === 0) return html`<p>Nobody has asked for a consultation yet.</p>`
    const kept = shown.filter(({ consultation: { endedAt, chargedPaise, refundedPaise } }) => {
      return endedAt !== null && chargedPaise > refundedPaise
    })
    return html`<ol class="rows" aria-label="Consultations, newest first">
        ${shown.map((one) => row(one, now))}
      </ol>
      ${kept.length > 0 && refundForm(kept)}`
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

interface Shown {
  consultation: Consultation
  astrologerName: string
  customer: { name: string; phone: string }
}

/** All that is open, and the newest. */
async function latest(db: Db): Promise<Shown[]> {
  const read = () =>
    db
      .select({
        consultation: table,
        astrologerName: astrologers.name,
        customer: { name: customers.name, phone: customers.phone },
      })
      .from(table)
      .innerJoin(astrologers, eq(astrologers.id, table.astrologerId))
      .innerJoin(customers, eq(customers.id, table.customerId))
      .orderBy(desc(table.id))
      .limit(SHOWN)
  const found = [...(await read().where(isNull(table.endedAt))), ...(await read())]
  const byId = new Map(found.map((one) => [one.consultation.id, one]))
  return [...byId.values()].sort((a, b) => b.consultation.id - a.consultation.id)
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

/** Where the customer's own page needs no sentence. */
const PLAIN: Partial<Record<EndReason, string>> = {
  customer: 'The customer ended it.',
  idle: 'Nobody wrote for 3 minutes.',
  hung_up: 'The line went down.',
}

const titleOf = ({ consultation: { kind }, astrologerName }: Shown): string =>
  `${kind === 'chat' ? 'Chat' : 'Call'} with ${astrologerName}`

function row(shown: Shown, now: Date) {
  const { consultation, astrologerName, customer } = shown
  const { id, kind, limitSeconds, requestedAt, endReason, chargedPaise, refundedPaise, refundReason } = consultation
  const status = statusOf(consultation)
  const why =
    endReason && (endSentence({ reason: endReason, astrologerName, kind, limitSeconds }) ?? PLAIN[endReason] ?? '')
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
        >No. ${id} · ${customer.name || masked(customer.phone)} · ${printTime(requestedAt)} ·
        ${printMeter(paidSeconds(consultation, now))} paid</small
      >
      ${why && html`<small>${why}</small>`}
      ${refundedPaise > 0 && html`<small>${printPaise(refundedPaise)} given back: ${refundReason}</small>`}
    </div>
  </li>`
}

const refundForm = (kept: readonly Shown[]) =>
  html`<form class="row" method="post" action="/console/consultations/refund">
    <label class="wide"
      >Give back of
      <select name="consultation">
        ${kept.map(
          (one) =>
            html`<option
              id="refund-${one.consultation.id}"
              value="${one.consultation.id}:${one.consultation.refundedPaise}"
            >
              No. ${one.consultation.id}: ${printPaise(one.consultation.chargedPaise - one.consultation.refundedPaise)}
              kept, ${titleOf(one)}
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
