import { html } from 'hono/html'
import { printPaise } from '@tarapath/backend/money'
import { countDays, countNow, type DayNumbers } from '@tarapath/backend/overview'
import type { DeskPage } from './desk-page.ts'
import { printDay, printMeter } from './forms/print-time.ts'

const DAYS = 14

/** The numbers of the service on one page. */
export const overview: DeskPage = {
  id: 'overview',
  title: 'Overview',
  countOpen: async () => null,
  async show({ db, now }) {
    const counts = await countNow(db, now)
    const { requests, answered, medianSeconds, slowSeconds } = counts.answers
    return html`<section class="card job" aria-labelledby="now">
        <h2 id="now">Now</h2>
        <dl class="numbers">
          ${number('running', 'Consultations running', counts.running)}
          ${number('waiting', 'Waiting for an answer', counts.waiting)}
          ${number('queued', 'Waiting in queues', counts.inQueues)}
        </dl>
      </section>
      <section class="card job" aria-labelledby="day">
        <h2 id="day">Last 24 hours</h2>
        <dl class="numbers">
          ${number('answered', 'Requests answered', `${answered} of ${requests}`)}
          ${number('median', 'Half answered within', medianSeconds === null ? '–' : printMeter(medianSeconds))}
          ${number('slow', '90% answered within', slowSeconds === null ? '–' : printMeter(slowSeconds))}
          ${number('codes', 'Codes sent', counts.codesSent)}
          ${number('errors', 'Errors that apps reported', counts.appErrors)}
        </dl>
      </section>
      <section class="card job" aria-labelledby="days">
        <h2 id="days">By day</h2>
        <p class="small">Revenue is our share without GST, after refunds to wallets, as the ledger has it.</p>
        <ol class="rows">
          ${(await countDays(db, now, DAYS)).map(dayRow)}
        </ol>
      </section>`
  },
  rowField: null,
  actions: {},
}

const number = (name: string, label: string, value: number | string) =>
  html`<div data-number="${name}">
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`

const dayRow = (numbers: DayNumbers) =>
  html`<li data-day="${numbers.day}">
    <div>
      <b>${printDay(new Date(`${numbers.day}T12:00:00+05:30`))}</b>
      <small
        >${printPaise(numbers.receivedPaise)} received in ${numbers.payments}
        ${numbers.payments === 1 ? 'payment' : 'payments'}, ${numbers.failedPayments} failed</small
      >
      <small
        >${printPaise(numbers.refundedPaise)} in ${numbers.refunds}
        ${numbers.refunds === 1 ? 'refund' : 'refunds'}</small
      >
    </div>
    <b class="money">${printPaise(numbers.revenuePaise)}</b>
  </li>`
