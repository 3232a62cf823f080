import type { ListView } from '../desk-page.ts'

type Entered = Readonly<Record<string, string>>

/** What was entered in a refused form of this row, so that its fields keep it; nothing for all other rows. */
export function enteredFor({ refused }: Pick<ListView, 'refused'>, rowField: string, id: number): Entered {
  return Number.parseInt(refused?.entered[rowField] ?? '', 10) === id ? (refused?.entered ?? {}) : {}
}
