import type { ListView } from '../desk-page.ts'

export type Entered = Readonly<Record<string, string>>

/** What was entered in a refused form of this row, so that its fields keep it; nothing for all other rows. */
export function enteredFor({ refused }: Pick<ListView, 'refused'>, rowField: string, id: number): Entered {
  return Number.parseInt(refused?.entered[rowField] ?? '', 10) === id ? (refused?.entered ?? {}) : {}
}

/** Whether a box was ticked in the refused form with this field; `isSet` where no such form was refused. */
export const wasTicked = (entered: Entered, { box, formWith }: { box: string; formWith: string }, isSet: boolean) =>
  formWith in entered ? box in entered : isSet
