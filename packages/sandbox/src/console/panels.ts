import { clock } from './clock.ts'
import { codes } from './codes.ts'
import { consultations } from './consultations.ts'
import { data } from './data.ts'
import { deskPanel, type Act, type Panel } from '@tarapath/staff-desk'
import { faults } from './faults.ts'
import { handsets } from './handsets.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { seat } from './seat.ts'
import { studio } from './studio.ts'

/** The two columns of the page on a wide screen; on a phone the second follows the first. */
export const columns: readonly (readonly Panel[])[] = [
  [codes, payments, consultations, clock, studio],
  [seat, deskPanel, handsets, faults, people, data],
]

export const panels: readonly Panel[] = columns.flat()

const acts: ReadonlyMap<string, Act> = new Map(
  panels.flatMap((panel) => Object.entries(panel.acts).map(([name, act]) => [`${panel.id}/${name}`, act])),
)

/** `clock/turn` and the like; undefined for what no form does. */
export const actOf = (path: string): Act | undefined => acts.get(path)
