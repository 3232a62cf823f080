import type { z } from 'zod'
import { invalidFields } from '@tarapath/backend/errors'
import type { BackendParts } from '@tarapath/backend'
import type { Html } from '@tarapath/backend/http'

/** One card of the console: what it shows, and what its forms do. */
export interface Panel {
  id: string
  title: string
  /** `chosen`: the consultation that a link led to. */
  show: (desk: BackendParts, now: Date, chosen: number | null) => Html | Promise<Html>
  /** By name: the form of `turn` in the panel `clock` is posted to `/console/clock/turn`. */
  acts: Readonly<Record<string, Act>>
}

export interface Act<Reach = BackendParts> {
  /** Said on the page afterwards. */
  done: string
  /** Of a form that carries a file. */
  formLimitKb?: number
  perform: (reach: Reach, form: unknown) => Promise<void>
}

/** What one form does with its fields, once they are what they should be. */
export function act<Fields extends z.ZodType, Reach = BackendParts>(
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
        throw invalidFields(
          Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.') || 'form', message])),
        )
      await run(reach, read.data)
    },
  }
}
