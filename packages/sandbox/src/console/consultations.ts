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
  consultationTitle,
  customerLabel,
  endText,
  formAction,
  refundablePaise,
  statusTag,
  type Panel,
  printMeter,
  printTime,
  MAX_REASON_LENGTH,
  refund,
  REFUNDED,
  refundFields,
} from '@tarapath/staff-desk'

const SHOWN = 8

/** The newest consultations, with refunds. */
export const consultations: Panel = {
  id: 'consultations',
  title: 'Consultations',
  async show({ db }, now, consultationId) {
    const latest = (await newest(db)).filter(({ consultation }) => consultation.id !== consultationId)
    return html`${consultationId !== null && (await selected(db, consultationId, now))}
    ${latest.length === 0 && consultationId === null && html`<p>No consultations yet</p>`}
    ${latest.length > 0 && list('Consultations, newest first', latest, now)}`
  },
  actions: {
    refund: formAction(refundFields, REFUNDED, ({ db, clock }, input) => refund(db, clock.now(), input)),
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

/** All open consultations, and the newest. */
async function newest(db: Db): Promise<ConsultationWithNames[]> {
  const found = [...(await read(db).where(isNull(table.endedAt))), ...(await read(db))]
  const byId = new Map(found.map((named) => [named.consultation.id, named]))
  return [...byId.values()].sort((a, b) => b.consultation.id - a.consultation.id)
}

/** The consultation of the page's URL, above the others. */
async function selected(db: Db, consultationId: number, now: Date) {
  const found = await read(db).where(eq(table.id, consultationId))
  if (found.length === 0) return html`<p>There is no consultation ${consultationId}.</p>`
  const question = await findOpenQuery(db, consultationId)
  return html`<div id="selected">
      ${list('Selected consultation', found, now, `?consultation=${consultationId}`)}
      ${
        question !== null &&
        html`<nav aria-label="Question">
          <a href="/console/desk/questions#enquiry-${question}">Answer question ${question} about it</a>
        </nav>`
      }
    </div>
    <h3>Newest</h3>`
}

const list = (label: string, shown: readonly ConsultationWithNames[], now: Date, query = '') => {
  const refundable = shown.filter(({ consultation }) => refundablePaise(consultation) > 0)
  return html`<ol class="rows" aria-label="${label}">
      ${shown.map((named) => row(named, now))}
    </ol>
    ${refundable.length > 0 && refundForm(refundable, query)}`
}

function row(named: ConsultationWithNames, now: Date) {
  const { consultation } = named
  const { id, requestedAt, chargedPaise, refundedPaise, refundReason } = consultation
  const endReason = endText(named)
  return html`<li
    id="paid-${id}"
    data-paid-consultation="${id}"
    data-charged-paise="${chargedPaise}"
    data-refunded-paise="${refundedPaise}"
  >
    <div>
      <b class="money">${printPaise(chargedPaise)}</b>
      ${statusTag(consultation)}
      <b>${consultationTitle(named)}</b>
      <small
        >No. ${id} · ${customerLabel(named)} · ${printTime(requestedAt)} · ${printMeter(paidSeconds(consultation, now))}
        paid time</small
      >
      ${endReason && html`<small>${endReason}</small>`}
      ${refundedPaise > 0 && html`<small>${printPaise(refundedPaise)} refunded: ${refundReason}</small>`}
    </div>
  </li>`
}

const refundForm = (refundable: readonly ConsultationWithNames[], query: string) =>
  html`<form class="row" method="post" action="/console/consultations/refund${query}">
    <label class="wide"
      >Consultation
      <select name="consultation">
        ${refundable.map(
          (named) =>
            html`<option
              id="refund-${named.consultation.id}"
              value="${named.consultation.id}:${named.consultation.refundedPaise}"
            >
              No. ${named.consultation.id}: at most ${printPaise(refundablePaise(named.consultation))},
              ${consultationTitle(named)}
            </option>`,
        )}
      </select>
    </label>
    <label>Amount (₹) <input name="rupees" inputmode="decimal" required autocomplete="off" /></label>
    <label class="wide"
      >Reason, shown to the customer <input name="reason" maxlength="${MAX_REASON_LENGTH}" required autocomplete="off"
    /></label>
    <button class="primary">Refund</button>
  </form>`
