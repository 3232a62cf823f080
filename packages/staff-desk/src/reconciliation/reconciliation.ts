import { html } from 'hono/html'
import { z } from 'zod'
import { findReport, listReports, storeReport } from '@tarapath/backend/reconciliation'
import type { DeskContext, DeskPage, ListView } from '../desk-page.ts'
import { formAction } from '../forms/form-action.ts'
import { pagination } from '../list-section.ts'
import { daysOf, differencesPage, resultTag } from './differences.ts'
import { readReport } from './read-report.ts'

const FORM_LIMIT_KB = 3072
const MAX_NAME_LENGTH = 100
const MAX_DAYS = 93
const DAY_MS = 24 * 60 * 60 * 1000

const fields = z
  .object({
    from: z.iso.date('The first day is missing.'),
    to: z.iso.date('The last day is missing.'),
    report: z.instanceof(File, { error: 'Choose the report.' }).refine(({ size }) => size > 0, 'Choose the report.'),
  })
  .refine(({ from, to }) => from <= to, { error: 'The last day is before the first.', path: ['to'] })
  // A mistyped year would list every payment since then as missing.
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS, {
    error: `Compare at most ${MAX_DAYS} days at once.`,
    path: ['from'],
  })

/** Whether the gateway and the ledger say the same about payments and refunds. */
export const reconciliation: DeskPage = {
  id: 'reconciliation',
  title: 'Reconciliation',
  group: 'Money',
  countOpen: async () => null,
  async show({ db }, view) {
    const asked = /^\d{1,9}$/.exec(view.query['report'] ?? '')?.[0]
    if (asked === undefined) return listPage({ db }, view)
    return html`<p><a href="${view.basePath}/reconciliation">All reports</a></p>
      ${differencesPage(await findReport(db, Number(asked)), view)}`
  },
  rowField: null,
  actions: {
    compare: formAction(
      fields,
      'Compared with the ledger.',
      async ({ db, now }, { from, to, report }) => {
        const lines = readReport(await report.text())
        const fileName = report.name.slice(0, MAX_NAME_LENGTH)
        return `report=${await storeReport(db, now, { fileName, firstDay: from, lastDay: to, lines })}`
      },
      { formLimitKb: FORM_LIMIT_KB },
    ),
  },
}

async function listPage({ db }: Pick<DeskContext, 'db'>, view: ListView) {
  const { count, reports } = await listReports(db, view)
  return html`${view.may('reconciliation/compare') && uploadForm(view)}
  ${count === 0 && html`<p>No reports compared yet</p>`}
  ${
    count > 0 &&
    html`<section class="card job">
      <h2>Compared reports</h2>
      <ul class="rows">
        ${reports.map(
          (report) =>
            html`<li>
              <div>
                <a href="${view.basePath}/reconciliation?report=${report.id}">${report.fileName}</a>
                <small>${daysOf(report)}</small>
              </div>
              ${resultTag(report.differences)}
            </li>`,
        )}
      </ul>
    </section>`
  }
  ${pagination('reconciliation', view, count)}`
}

const uploadForm = ({ basePath, refused }: ListView) =>
  html`<form
    class="card fields"
    method="post"
    action="${basePath}/reconciliation/compare"
    enctype="multipart/form-data"
  >
    <label>First day <input name="from" type="date" required value="${refused?.entered['from'] ?? ''}" /></label>
    <label>Last day <input name="to" type="date" required value="${refused?.entered['to'] ?? ''}" /></label>
    <label class="wide"
      >Report of the gateway, CSV with the columns Merchant Reference Id, Payment Type and Amount
      <input name="report" type="file" accept=".csv,text/csv" required
    /></label>
    <button class="primary">Compare</button>
  </form>`
