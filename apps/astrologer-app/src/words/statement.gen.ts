// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface StatementWords {
  title: string
  month: string
  day: string
  customers: string
  gst: string
  platform: string
  earned: string
  paidOut: string
  opening: string
  closing: string
  none: string
  notLoaded: string
  about: string
  save: string
  print: string
}

const english: StatementWords = {
  title: "Statement",
  month: "Month",
  day: "Day",
  customers: "Customers paid",
  gst: "GST",
  platform: "Tarapath",
  earned: "Your share",
  paidOut: "Paid out",
  opening: "Balance before",
  closing: "Balance after",
  none: "Nothing was booked in this month.",
  notLoaded: "The statement did not load",
  about: "What customers paid for consultations and tips, less refunds, and how it was divided, as it was booked.",
  save: "Download CSV",
  print: "Print"
}

export const statementWords: () => StatementWords = catalogue(english)
