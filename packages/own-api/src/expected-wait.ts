import { z } from 'zod'

export const ExpectedWait = z.object({
  ahead: z.number().int(),
  /** The range in which most such waits lie. Null when it cannot be estimated. */
  range: z.object({ from_seconds: z.number(), to_seconds: z.number() }).nullable(),
})
