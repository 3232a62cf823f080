import { html } from 'hono/html'
import { printPaise } from '@tarapath/backend/money'
import type { ListedPayout, RunState } from '@tarapath/backend/payouts'
import type { ListView } from '../desk-page.ts'
import { enteredFor } from '../forms/entered.ts'
import { printDayTime } from '../forms/print-time.ts'
import { maskedNumber } from './bank-fields.ts'

/** The payouts of one list, to check before it is approved. */
export const payoutRows = (payouts: readonly ListedPayout[], state: RunState, view: ListView) =>
  html`<section class="card job">
    <ol class="rows" aria-label="Payouts, largest first">
      ${payouts.map((listed) => payoutRow(listed, state, view))}
    </ol>
  </section>`

const payoutRow = (listed: ListedPayout, state: RunState, view: ListView) => {
  const { payout, name, accountChangedAt } = listed
  return html`<li data-payout="${payout.id}">
    <div>
      <a href="${view.basePath}/payouts?astrologer=${payout.astrologerId}">${name}</a>
      <small>${payout.holder} · ${maskedNumber(payout.number)} · ${payout.ifsc}</small>
      <small
        >${printPaise(payout.earnedPaise)}
        earned${payout.tdsPaise > 0 && `, ${printPaise(payout.tdsPaise)} TDS`}${
          state === 'prepared' && accountChangedAt && html` · bank account entered ${printDayTime(accountChangedAt)}`
        }</small
      >
      ${payout.returnedAt && html`<small class="error">Returned ${printDayTime(payout.returnedAt)}: ${payout.returnReason}</small>`}
    </div>
    <b class="money">${printPaise(payout.earnedPaise - payout.tdsPaise)}</b>
    ${state === 'prepared' ? view.may('payouts/leave') && leaveForm(payout, view) : payout.returnedAt === null && view.may('payouts/returned') && returnForm(payout, view)}
  </li>`
}

const leaveForm = ({ id, runId }: ListedPayout['payout'], { basePath }: ListView) =>
  html`<form method="post" action="${basePath}/payouts/leave?run=${runId}">
    <button name="row" value="${id}">Leave out</button>
  </form>`

function returnForm({ id, runId }: ListedPayout['payout'], view: ListView) {
  const { reason } = enteredFor(view, 'row', id)
  return html`<details class="wide" ${reason === undefined ? '' : 'open'}>
    <summary>Returned by the bank…</summary>
    <form method="post" action="${view.basePath}/payouts/returned?run=${runId}">
      <input type="hidden" name="row" value="${id}" />
      <label
        >Why, as the bank says <input name="reason" maxlength="200" required autocomplete="off" value="${reason ?? ''}"
      /></label>
      <button class="fail">Mark as returned</button>
    </form>
  </details>`
}
