// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ReceiptWords {
  title: string
  issuedTo(values: { name: string | number }): string
  print: string
  share: string
  copied: string
  notShared: string
  shared(values: { details: string | number }): string
  signInToSee: string
}

const english: ReceiptWords = {
  title: "Receipt",
  issuedTo: (d) => "For " + d.name,
  print: "Print",
  share: "Share",
  copied: "Receipt copied",
  notShared: "Could not share the receipt. Try printing it.",
  shared: (d) => "Tarapath receipt " + d.details,
  signInToSee: "Sign in to see this receipt."
}

export const receiptWords: () => ReceiptWords = catalogue(english)
