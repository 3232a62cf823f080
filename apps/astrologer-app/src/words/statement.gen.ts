// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface StatementWords {
  title: string
  month: string
  day: string
  earned: string
  paidOut: string
  opening: string
  closing: string
  none: string
  about: string
  save: string
  print: string
}

const english: StatementWords = {
  title: "Statement",
  month: "Month",
  day: "Day",
  earned: "Earned",
  paidOut: "Paid out",
  opening: "Balance before",
  closing: "Balance after",
  none: "Nothing was booked in this month.",
  about: "Your share of consultations and tips, less refunds, as it was booked.",
  save: "Download CSV",
  print: "Print"
}

export const statementWords: () => StatementWords = catalogue(english)
