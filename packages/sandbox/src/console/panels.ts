import { deskPanel, type FormAction, type Panel } from '@tarapath/staff-desk'
import { availability } from './availability.ts'
import { clock } from './clock.ts'
import { codes } from './codes.ts'
import { consultations } from './consultations.ts'
import { faults } from './faults.ts'
import { handsets } from './handsets.ts'
import { notifications } from './notifications.ts'
import { operator } from './operator.ts'
import { payments } from './payments.ts'
import { data } from './reset.ts'
import { studio } from './studio.ts'
import { wallets } from './wallets.ts'

/** The two columns of the page on a wide screen; on a phone the second follows the first. */
export const columns: readonly (readonly Panel[])[] = [
  [codes, notifications, payments, consultations, clock, studio],
  [operator, deskPanel, handsets, faults, availability, wallets, data],
]

export const panels: readonly Panel[] = columns.flat()

const actions: ReadonlyMap<string, FormAction> = new Map(
  panels.flatMap((panel) => Object.entries(panel.actions).map(([name, action]) => [`${panel.id}/${name}`, action])),
)

/** The action of a path such as `clock/advance`. */
export const actionOf = (path: string): FormAction | undefined => actions.get(path)
