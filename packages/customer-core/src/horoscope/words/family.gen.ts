// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface FamilyWords {
  fillIn: string
  filledIn(values: { name: string | number }): string
  keepOnDevice: string
  keepHint: string
  kept(values: { names: string | number }): string
  add: string
  chart: string
  chartOf(values: { name: string | number }): string
  change: string
  changeOf(values: { name: string | number }): string
  remove: string
  removeOf(values: { name: string | number }): string
  removed(values: { name: string | number }): string
  undo: string
  keep: string
  cancel: string
}

const english: FamilyWords = {
  fillIn: "Fill in for",
  filledIn: (d) => "Filled in for " + d.name + ".",
  keepOnDevice: "Keep in my family, on this device",
  keepHint: "Fills in these details with one tap next time. Logging out removes them.",
  kept: (d) => d.names + " kept on this device.",
  add: "Add a person",
  chart: "Chart",
  chartOf: (d) => "Chart of " + d.name,
  change: "Edit",
  changeOf: (d) => "Edit " + d.name,
  remove: "Remove",
  removeOf: (d) => "Remove " + d.name,
  removed: (d) => d.name + " removed.",
  undo: "Undo",
  keep: "Save",
  cancel: "Cancel"
}

export const familyWords: () => FamilyWords = catalogue(english)
