import { html } from 'hono/html'
import { z } from 'zod'
import { printPaise } from '@tarapath/backend/money'
import {
  approveRun,
  countOpenRuns,
  discardRun,
  findBankAccount,
  findRun,
  leaveOut,
  listPayouts,
  listRuns,
  listWithoutBankAccount,
  owedPaise,
  payoutSumPaise,
  prepareRun,
  recordPaidRun,
  recordReturn,
  setBankAccount,
  stateOf,
} from '@tarapath/backend/payouts'
import { DomainError } from '@tarapath/backend/errors'
import type { DeskContext, DeskPage, ListView } from '../desk-page.ts'
import { id, text } from '../forms/fields.ts'
import { formAction } from '../forms/form-action.ts'
import { pagination, listSection } from '../list-section.ts'
import { bankFields, bankForm, maskedNumber } from './bank-fields.ts'
import { payoutRows } from './payout-rows.ts'
import { netPaise, runCard } from './run-card.ts'

const run = z.object({ row: id('List') })
const payout = z.object({ row: id('Payout') })
const sum = z
  .string('The sum is missing.')
  .regex(/^\d{1,15}$/, 'The sum has to be whole paise.')
  .transform(Number)
/** Percent with two decimals, as hundredths. */
const tds = z
  .string('The TDS is missing.')
  .regex(/^\d{1,2}(\.\d{1,2})?$/, 'The TDS has to be a percentage, such as 10 or 0.1.')
  .transform((value) => Math.round(Number(value) * 100))
  .refine((value) => value <= 2000, 'The TDS has to be from 0 to 20 percent.')

/** What astrologers have earned: listed, approved, sent to the bank in one file, and marked as paid or returned. */
export const payouts: DeskPage = {
  id: 'payouts',
  title: 'Payouts',
  group: 'Money',
  countOpen: countOpenRuns,
  async show({ db }, view) {
    const runId = numberIn(view.query['run'])
    if (runId !== null) return onePage({ db }, runId, view)
    const astrologer = numberIn(view.query['astrologer'])
    if (astrologer !== null) return bankPage({ db }, astrologer, view)
    return listPage({ db }, view)
  },
  rowField: 'row',
  actions: {
    account: formAction(
      bankFields,
      'Saved. The next list uses this account.',
      async ({ db, now }, input) => {
        const { row: astrologer, holder, number, ifsc } = input
        await setBankAccount(db, now, astrologer, { holder, number, ifsc })
        return `astrologer=${astrologer}`
      },
      { sumPaise: ({ db }, input) => owedPaise(db, input.row) },
    ),
    prepare: formAction(
      z.object({ tds }),
      'The list is ready. Check it, then approve it.',
      async ({ db, now }, input) => {
        return `run=${await prepareRun(db, now, input.tds)}`
      },
    ),
    leave: formAction(payout, 'Left out. It waits for the next list.', async ({ db }, input) => {
      return `run=${await leaveOut(db, input.row)}`
    }),
    discard: formAction(run, 'Discarded. No money moved.', ({ db }, input) => discardRun(db, input.row)),
    approve: formAction(
      run.extend({ seen: sum }),
      'Approved. Save the bank file and upload it at the bank.',
      async ({ db, now }, input) => {
        if (netPaise(await findRun(db, input.row)) !== input.seen)
          throw new DomainError('payout_refused', 'Somebody changed this list. Look at the sum again.')
        await approveRun(db, now, input.row)
        return `run=${input.row}`
      },
      { sumPaise: async ({ db }, input) => netPaise(await findRun(db, input.row)) },
    ),
    paid: formAction(
      run.extend({ reference: text('The reference', 60) }),
      'Marked as paid.',
      async ({ db, now }, input) => {
        await recordPaidRun(db, now, input.row, input.reference)
        return `run=${input.row}`
      },
      { sumPaise: async ({ db }, input) => netPaise(await findRun(db, input.row)) },
    ),
    returned: formAction(
      payout.extend({ reason: text('The reason', 200) }),
      'Marked as returned. The sum is owed to the astrologer again.',
      async ({ db, now }, input) => `run=${await recordReturn(db, now, input.row, input.reason)}`,
      { sumPaise: ({ db }, input) => payoutSumPaise(db, input.row) },
    ),
  },
}

type Reader = Pick<DeskContext, 'db'>

const numberIn = (value = '') => (/^\d{1,9}$/.test(value) ? Number(value) : null)

async function listPage({ db }: Reader, view: ListView) {
  const { count, runs } = await listRuns(db, view)
  const missing = view.isPast ? [] : await listWithoutBankAccount(db, view)
  return html`${view.may('payouts/prepare') && !view.isPast && prepareForm(view)}
  ${listSection({
    page: 'payouts',
    view,
    count,
    cards: runs.map((found) => runCard(found, view)),
    labels: { open: 'Open', past: 'Paid', noneOpen: 'No open lists', nonePast: 'No paid lists' },
  })}
  ${
    missing.length > 0 &&
    html`<section class="card job" data-missing>
      <h2>Earnings without a bank account</h2>
      <ul class="rows">
        ${missing.map(
          ({ id, name, earnedPaise }) =>
            html`<li>
              <div><a href="${view.basePath}/payouts?astrologer=${id}">${name}</a></div>
              <b class="money">${printPaise(earnedPaise)}</b>
            </li>`,
        )}
      </ul>
    </section>`
  }`
}

const prepareForm = ({ basePath, refused }: ListView) =>
  html`<form class="row" method="post" action="${basePath}/payouts/prepare">
    <label class="wide"
      >TDS to withhold, in percent
      <input
        name="tds"
        inputmode="decimal"
        maxlength="5"
        required
        autocomplete="off"
        value="${refused?.entered['tds'] ?? ''}" /></label
    ><button class="primary">Prepare a list</button>
  </form>`

async function onePage({ db }: Reader, runId: number, view: ListView) {
  const found = await findRun(db, runId)
  return html`<p><a href="${view.basePath}/payouts">All lists</a></p>
    ${runCard(found, view)} ${payoutRows(await listPayouts(db, runId, view), stateOf(found.run), view)}
    ${pagination('payouts', view, found.payouts, `run=${runId}`)}`
}

async function bankPage({ db }: Reader, astrologerId: number, view: ListView) {
  const found = await findBankAccount(db, astrologerId)
  if (found === null) return html`<p>There is no such astrologer.</p>`
  const { astrologer, account } = found
  return html`<p><a href="${view.basePath}/payouts">All lists</a></p>
    <article class="card job">
      <header><h2>${astrologer.name}</h2></header>
      <p class="facts">
        ${account === null ? 'No bank account yet' : html`<span>${account.holder}</span> <span>${maskedNumber(account.number)}</span> <span>${account.ifsc}</span>`}
      </p>
      ${view.may('payouts/account') && bankForm({ id: astrologer.id, account }, view)}
    </article>`
}
