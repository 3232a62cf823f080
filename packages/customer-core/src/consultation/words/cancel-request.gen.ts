// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface CancelRequestWords {
  cancel: string
  notCancelled: string
}

const english: CancelRequestWords = {
  cancel: "Cancel",
  notCancelled: "Could not cancel your request. Try again."
}

export const cancelRequestWords: () => CancelRequestWords = catalogue(english)
