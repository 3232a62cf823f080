import { desc, eq, isNull } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Db } from '@tarapath/backend/database'
import { astrologers } from '@tarapath/backend/astrologers'
import {
  consultations as table,
  paidSeconds,
  consultationWithNames,
  type ConsultationWithNames,
} from '@tarapath/backend/consultations'
import { customers } from '@tarapath/backend/identity'
import { findOpenQuery } from '@tarapath/backend/enquiries'
import { printPaise } from '@tarapath/backend/money'
import {
  keptPaise,
  statusTag,
  titleOf,
  whoAsked,
  whyEnded,
  act,
  type Panel,
  printMeter,
  printTime,
  LONGEST_REASON,
  refund,
  REFUNDED,
  refundFields,
} from '@tarapath/staff-desk'

const SHOWN = 8

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
    refund: act(refundFields, REFUNDED, ({ db, clock }, given) => refund(db, clock.now(), given)),
  },
}

const read = (db: Db) =>
  db
    .select(consultationWithNames)
    .from(table)
    .innerJoin(astrologers, eq(astrologers.id, table.astrologerId))
    .innerJoin(customers, eq(customers.id, table.customerId))
    .orderBy(desc(table.id))
    .limit(SHOWN)

/** All that is open, and the newest. */
async function newest(db: Db): Promise<ConsultationWithNames[]> {
  const found = [...(await read(db).where(isNull(table.endedAt))), ...(await read(db))]
  const byId = new Map(found.map((one) => [one.consultation.id, one]))
  return [...byId.values()].sort((a, b) => b.consultation.id - a.consultation.id)
}

/** The one that a link led to, before all others. */
async function alone(db: Db, chosen: number, now: Date) {
  const found = await read(db).where(eq(table.id, chosen))
  if (found.length === 0) return html`<p>There is no consultation ${chosen}.</p>`
  const question = await findOpenQuery(db, chosen)
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

const list = (label: string, shown: readonly ConsultationWithNames[], now: Date, query = '') => {
  const kept = shown.filter(({ consultation }) => keptPaise(consultation) > 0)
  return html`<ol class="rows" aria-label="${label}">
      ${shown.map((one) => row(one, now))}
    </ol>
    ${kept.length > 0 && refundForm(kept, query)}`
}

function row(shown: ConsultationWithNames, now: Date) {
  const { consultation } = shown
  const { id, requestedAt, chargedPaise, refundedPaise, refundReason } = consultation
  const why = whyEnded(shown)
  return html`<li
    id="paid-${id}"
    data-paid-consultation="${id}"
    data-charged-paise="${chargedPaise}"
    data-refunded-paise="${refundedPaise}"
  >
    <div>
      <b class="money">${printPaise(chargedPaise)}</b>
      ${statusTag(consultation)}
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

const refundForm = (kept: readonly ConsultationWithNames[], query: string) =>
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
