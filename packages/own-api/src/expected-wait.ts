import { z } from 'zod'

const SecondsRange = z.object({ from_seconds: z.number(), to_seconds: z.number() })

export const ExpectedWait = z.object({
  ahead: z.number().int(),
  /** The range in which most such waits lie. Null when it cannot be estimated. */
  range: SecondsRange.nullable(),
  /** How long most recent consultations of this astrologer took. Null where there are too few. */
  usual: SecondsRange.nullable(),
})
