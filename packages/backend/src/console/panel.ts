import type { z } from 'zod'
import type { Db } from '../database/db.ts'
import type { Faults } from '../http/faults.ts'
import type { Html } from '../http/html-page.ts'
import { refuseFields } from '../http/problem.ts'
import type { TurnableClock } from '../ports/clock.ts'
import type { MediaRooms } from '../ports/media-rooms.ts'
import type { Ports } from '../ports/ports.ts'
import type { Settings } from '../ports/settings.ts'

/** What a person at the console may reach. */
export interface Desk {
  db: Db
  clock: TurnableClock
  settings: Settings
  faults: Faults
  /** Null where the host carries no voice and no picture. */
  media: MediaRooms | null
  ports: Ports
  /** Turns the clock and lives through the time between. */
  advance: (ms: number) => Promise<void>
  /** Waits until every part of this process knows of what was changed. */
  catchUp: () => Promise<void>
  /** Sends our server a request, as a payment provider would. */
  deliver: (request: Request) => Response | Promise<Response>
}

/** One card of the console: what it shows, and what its forms do. */
export interface Panel {
  id: string
  title: string
  /** `chosen`: the consultation that a link led to. */
  show: (desk: Desk, now: Date, chosen: number | null) => Html | Promise<Html>
  /** By name: the form of `turn` in the panel `clock` is posted to `/console/clock/turn`. */
  acts: Readonly<Record<string, Act>>
}

export interface Act<Reach = Desk> {
  /** Said on the page afterwards. */
  done: string
  /** Of a form that carries a file. */
  formLimitKb?: number
  perform: (reach: Reach, form: unknown) => Promise<void>
}

/** What one form does with its fields, once they are what they should be. */
export function act<Fields extends z.ZodType, Reach = Desk>(
  fields: Fields,
  done: string,
  run: (reach: Reach, given: z.output<Fields>) => unknown,
  limits: Pick<Act, 'formLimitKb'> = {},
): Act<Reach> {
  return {
    ...limits,
    done,
    async perform(reach, form) {
      const read = fields.safeParse(form)
      if (!read.success)
        throw refuseFields(
          Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.') || 'form', message])),
        )
      await run(reach, read.data)
    },
  }
}
