import type { Statement } from './index.ts'

const HEAD = [
  'Date',
  'Customers paid',
  'GST',
  'Tarapath',
  'Consultations',
  'Tips',
  'Refunds',
  'Payouts',
  'Others',
  'Balance',
]

/** The statement for a spreadsheet (RFC 4180): amounts in rupees, what customers paid and its split, with the balance after each day. */
export function statementCsv({ month, opening_paise: opening, days }: Statement): string {
  let balance = opening
  const rows = days.map((day) => {
    const amounts = [day.consultations_paise, day.tips_paise, day.refunds_paise, day.payouts_paise, day.others_paise]
    balance += amounts.reduce((sum, paise) => sum + paise, 0)
    const split = [day.customers_paise, day.gst_paise, day.platform_paise]
    return [day.date, ...[...split, ...amounts, balance].map(rupees)]
  })
  const before = [`before ${month}`, ...HEAD.slice(2).map(() => ''), rupees(opening)]
  return [HEAD, before, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')
}

const rupees = (paise: number): string => (paise / 100).toFixed(2)
