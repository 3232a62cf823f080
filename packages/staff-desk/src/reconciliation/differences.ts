import { html } from 'hono/html'
import { printPaise } from '@tarapath/backend/money'
import type { Difference, DifferenceReason, GatewayReport } from '@tarapath/backend/reconciliation'
import type { ListView } from '../desk-page.ts'
import { printDayTime } from '../forms/print-time.ts'
import { pagination } from '../list-section.ts'

const REASONS: Record<DifferenceReason, string> = {
  unknown: 'In the report, and we know no payment with this reference',
  not_booked: 'In the report, and not in our ledger',
  amount: 'The amounts differ',
  twice: 'More than once in the report',
  missing: 'In our ledger, and not in the report',
  other_days: 'In the report, and booked by us on another day',
}

/** The sums of both sides, and every line that does not agree. */
export const differencesPage = (report: GatewayReport, view: ListView) =>
  html`<article class="card job" data-report="${report.id}">
      <header>
        <h2>${report.fileName}</h2>
        ${resultTag(report.differences.length)}
      </header>
      <p class="facts">
        <span>${daysOf(report)}</span> <span>${report.lines} lines</span>
        <span>compared ${printDayTime(report.comparedAt)}</span>
      </p>
      <ul class="rows" aria-label="Sums">
        ${sumRow('Payments', report.reportPaymentsPaise, report.ledgerPaymentsPaise)}
        ${sumRow('Refunds', report.reportRefundsPaise, report.ledgerRefundsPaise)}
        ${sumRow('Payments less refunds', report.reportPaymentsPaise - report.reportRefundsPaise, report.ledgerPaymentsPaise - report.ledgerRefundsPaise)}
      </ul>
    </article>
    ${report.differences.length > 0 && differenceList(report, view)}`

/** `count`: of the differences. */
export const resultTag = (count: number) =>
  count === 0
    ? html`<span class="tag" data-tag="delivered">Agrees</span>`
    : html`<span class="tag" data-tag="rejected">${count} ${count === 1 ? 'difference' : 'differences'}</span>`

export const daysOf = ({ firstDay, lastDay }: Pick<GatewayReport, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`

const sumRow = (label: string, reportPaise: number, ledgerPaise: number) =>
  html`<li>
    <div>
      <b>${label}</b>
      <small>Report ${printPaise(reportPaise)} · ledger ${printPaise(ledgerPaise)}</small>
    </div>
    <span>Difference <b class="money">${printPaise(reportPaise - ledgerPaise)}</b></span>
  </li>`

const differenceList = ({ id, differences }: GatewayReport, view: ListView) =>
  html`<section class="card job">
      <h2>Differences</h2>
      <ol class="rows">
        ${differences.slice(view.offset, view.offset + view.limit).map(differenceRow)}
      </ol>
    </section>
    ${pagination('reconciliation', view, differences.length, `report=${id}`)}`

const differenceRow = ({ reason, kind, txnId, line, reportPaise, ledgerPaise, bookedAt }: Difference) =>
  html`<li data-difference="${reason}">
    <div>
      <b>${REASONS[reason]}</b>
      <small class="number">${kind === 'payment' ? 'Payment' : 'Refund of'} ${txnId || 'without a reference'}</small>
      <small
        >${line !== null && `Line ${line}`}${line !== null && bookedAt !== null && ' · '}${bookedAt !== null && html`booked ${printDayTime(new Date(bookedAt))}`}</small
      >
    </div>
    <p class="facts">
      <span>Report ${reportPaise === null ? '–' : printPaise(reportPaise)}</span>
      <span>Ledger ${ledgerPaise === null ? '–' : printPaise(ledgerPaise)}</span>
    </p>
  </li>`
