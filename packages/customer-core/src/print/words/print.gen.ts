// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PrintWords {
  issuedBy(values: { address: string | number }): string
}

const english: PrintWords = {
  issuedBy: (d) => "Issued by Tarapath, " + d.address
}

export const printWords: () => PrintWords = catalogue(english)
