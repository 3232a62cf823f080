// Generated from en.json by `pnpm generate`. Do not edit.
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
import { catalogue } from '@tarapath/words'

export interface AmountWords {
  rupees(values: { count: number }): string
  paise(values: { count: number }): string
  minus(values: { amount: string | number }): string
}

const english: AmountWords = {
  rupees: (d) => plural(d.count, 0, en, { one: d.count + " rupee", other: d.count + " rupees" }) as string,
  paise: (d) => plural(d.count, 0, en, { one: d.count + " paisa", other: d.count + " paise" }) as string,
  minus: (d) => "minus " + d.amount
}

export const amountWords: () => AmountWords = catalogue(english)
