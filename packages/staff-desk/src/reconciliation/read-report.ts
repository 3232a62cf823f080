import Papa from 'papaparse'
import { invalidFields } from '@tarapath/backend/errors'
import { toPaise } from '@tarapath/backend/money'
import type { ReportLine } from '@tarapath/backend/reconciliation'

const MAX_LINES = 20_000

/** The headings that gateways use, without spaces and capitals; the first that a file has counts. */
const COLUMNS = {
  reference: ['merchantreferenceid', 'merchantorderid', 'merchanttransactionid', 'orderid', 'reference'],
  type: ['paymenttype', 'transactiontype', 'type'],
  amount: ['amount', 'transactionamount', 'totaltransactionamount', 'grossamount'],
} as const
const NAMES = { reference: 'Merchant Reference Id', type: 'Payment Type', amount: 'Amount' } as const

type Column = keyof typeof COLUMNS

/** The payments and refunds of a report in CSV. A file that cannot be read in full is refused with the line. */
export function readReport(text: string): ReportLine[] {
  const { data } = Papa.parse<string[]>(text)
  // Empty lines are left out but counted: staff look for the number in the file.
  const [head, ...rows] = data
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const headings = (head?.cells ?? []).map((heading) => heading.toLowerCase().replaceAll(/[^a-z]/g, ''))
  const columnOf = (column: Column): number => {
    const found = COLUMNS[column].find((name) => headings.includes(name))
    if (found === undefined) throw refused(`The file has no column "${NAMES[column]}".`)
    return headings.indexOf(found)
  }
  const [reference, type, amount] = [columnOf('reference'), columnOf('type'), columnOf('amount')]
  if (rows.length === 0) throw refused('The file has no lines.')
  if (rows.length > MAX_LINES) throw refused(`A file may have ${MAX_LINES} lines. Split it by days.`)
  return rows.map(({ cells, line }) => ({
    line,
    kind: kindOf(cells[type] ?? '', line),
    // A refund has the payment's reference and the number of the attempt.
    txnId: (cells[reference] ?? '').trim().replace(/-R\d{1,3}$/, ''),
    paise: paiseOf(cells[amount] ?? '', line),
  }))
}

function kindOf(value: string, line: number): ReportLine['kind'] {
  const type = value.trim().toLowerCase()
  if (type.includes('refund')) return 'refund'
  if (type.includes('payment') || type === 'sale') return 'payment'
  throw refused(`Line ${line}: "${value.slice(0, 40)}" is neither a payment nor a refund.`)
}

/** Refunds are negative in some reports. */
function paiseOf(value: string, line: number): number {
  const plain = value.replaceAll(/[,₹\s]/g, '').replace(/^-/, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain))
    throw refused(`Line ${line}: "${value.slice(0, 40)}" is not a sum in rupees.`)
  return toPaise(Number(plain))
}

const refused = (sentence: string) => invalidFields({ report: sentence })
