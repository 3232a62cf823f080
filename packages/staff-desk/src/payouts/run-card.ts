import { html } from 'hono/html'
import { printPaise } from '@tarapath/backend/money'
import { type RunState, type RunWithSums, stateOf } from '@tarapath/backend/payouts'
import type { ListView } from '../desk-page.ts'
import { enteredFor } from '../forms/entered.ts'
import { printDayTime } from '../forms/print-time.ts'

const STATES: Record<RunState, { label: string; tag: string }> = {
  prepared: { label: 'To approve', tag: 'waiting' },
  approved: { label: 'Approved', tag: 'packed' },
  paid: { label: 'Paid', tag: 'delivered' },
}

/** Sums of one list, and the forms of its state. */
export function runCard(found: RunWithSums, view: ListView) {
  const { run } = found
  const state = stateOf(run)
  return html`<article class="card job" data-run="${run.id}" data-state="${state}">
    <header>
      <h2><a href="${view.basePath}/payouts?run=${run.id}">Payouts, list ${run.id}</a></h2>
      <span class="tag" data-tag="${STATES[state].tag}">${STATES[state].label}</span>
    </header>
    <p class="facts">
      <span>Prepared ${printDayTime(run.preparedAt)}</span>
      ${run.approvedAt && html`<span>Approved ${printDayTime(run.approvedAt)}</span>`}
      ${run.paidAt && html`<span>Paid ${printDayTime(run.paidAt)}, reference ${run.reference}</span>`}
    </p>
    <ul class="order-items">
      ${sum(`Earnings of ${found.payouts} ${found.payouts === 1 ? 'astrologer' : 'astrologers'}`, found.earnedPaise)}
      ${sum(`TDS withheld, ${run.tdsBasisPoints / 100}%`, -found.tdsPaise)}
      ${found.returnedPaise > 0 && sum('Returned by the bank', -found.returnedPaise)}
      ${sum('To transfer', netPaise(found), true)}
    </ul>
    ${state !== 'prepared' && view.may('payouts/paid') && html`<p><a href="${view.basePath}/payouts/${run.id}.csv" download>Save the bank file (NEFT, CSV)</a></p>`}
    ${runForms(found, view)}
  </article>`
}

export const netPaise = ({ earnedPaise, tdsPaise, returnedPaise }: RunWithSums): number =>
  earnedPaise - tdsPaise - returnedPaise

const sum = (label: string, paise: number, isTotal = false) =>
  html`<li><span>${isTotal ? html`<b>${label}</b>` : label}</span><b class="money">${printPaise(paise)}</b></li>`

function runForms(found: RunWithSums, view: ListView) {
  const { basePath, may } = view
  const { run } = found
  const state = stateOf(run)
  const number = html`<input type="hidden" name="row" value="${run.id}" />`
  if (state === 'prepared')
    return html`${
      may('payouts/approve') &&
      html`<form class="row" method="post" action="${basePath}/payouts/approve?run=${run.id}">
        ${number}<input type="hidden" name="seen" value="${netPaise(found)}" />
        <button class="primary">Approve ${printPaise(netPaise(found))}</button>
      </form>`
    }
    ${
      may('payouts/discard') &&
      html`<form class="row" method="post" action="${basePath}/payouts/discard?run=${run.id}">
        ${number}<button>Discard the list</button>
      </form>`
    }`
  return (
    state === 'approved' &&
    may('payouts/paid') &&
    html`<form method="post" action="${basePath}/payouts/paid?run=${run.id}">
      ${number}
      <label
        >Reference of the bank
        <input
          name="reference"
          maxlength="60"
          required
          autocomplete="off"
          value="${enteredFor(view, 'row', run.id)['reference'] ?? ''}"
      /></label>
      <button class="primary">Mark as paid</button>
    </form>`
  )
}
