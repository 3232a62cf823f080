import type { Statement } from './index.ts'

const HEAD = ['Date', 'Consultations', 'Tips', 'Refunds', 'Payouts', 'Others', 'Balance']

/** The statement for a spreadsheet (RFC 4180): amounts in rupees, with the balance after each day. */
export function statementCsv({ month, opening_paise: opening, days }: Statement): string {
  let balance = opening
  const rows = days.map((day) => {
    const amounts = [day.consultations_paise, day.tips_paise, day.refunds_paise, day.payouts_paise, day.others_paise]
    balance += amounts.reduce((sum, paise) => sum + paise, 0)
    return [day.date, ...amounts.map(rupees), rupees(balance)]
  })
  const before = [`before ${month}`, '', '', '', '', '', rupees(opening)]
  return [HEAD, before, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')
}

const rupees = (paise: number): string => (paise / 100).toFixed(2)
