import { z } from 'zod'

const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Date and time in India as a browser sends them, in ISO 8601. `sentence` refuses everything else. */
export const momentField = (sentence: string) =>
  z
    .string(sentence)
    .regex(FORM, { error: sentence, abort: true })
    .transform((value) => new Date(`${value}:00+05:30`))
    .refine((moment) => !Number.isNaN(moment.getTime()), sentence)
    .transform((moment) => moment.toISOString())
