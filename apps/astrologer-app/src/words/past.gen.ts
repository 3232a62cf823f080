// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PastWords {
  completed: string
  missed: string
  cancelled: string
  rejected: string
  refunded(values: { amount: string | number; reason: string | number }): string
  title: string
  none: string
  notLoaded: string
  olderNotLoaded: string
  older: string
}

const english: PastWords = {
  completed: "Completed",
  missed: "Not answered in time",
  cancelled: "Cancelled by the customer",
  rejected: "Declined",
  refunded: (d) => d.amount + " refunded. " + d.reason,
  title: "Past consultations",
  none: "Nobody has consulted you yet.",
  notLoaded: "Today’s earnings and past consultations did not load",
  olderNotLoaded: "Older consultations did not load",
  older: "Show older ones"
}

export const pastWords: () => PastWords = catalogue(english)
