import { z } from 'zod'
import { toPaise } from '@tarapath/backend/money'

/** Fields of the console's forms. */

export const whole = (name: string, from: number, to: number) =>
  z
    .string(`${name} is missing.`)
    .regex(/^\d{1,9}$/, `${name} has to be a whole number.`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `${name} has to be from ${from} to ${to}.`)

/** A field that may be left empty. */
export const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' ? undefined : value), field.optional())

export const id = (name: string) => whole(name, 1, 999_999_999)

export const oneOf = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
  what = `one of: ${values.join(', ')}`,
) => z.enum(values, `${name} has to be ${what}.`)

export const line = (name: string, longest: number) =>
  z
    .string(`${name} is missing.`)
    .trim()
    .min(1, `${name} is empty.`)
    .max(longest, `${name} may have ${longest} characters.`)
    .refine((text) => !text.includes('\0'), `${name} holds a character that cannot be stored.`)

/** A file that may be left out: a browser sends an empty one then. */
export const optionalFile = z
  .instanceof(File)
  .optional()
  .transform((file) => (file && file.size > 0 ? file : null))

/** A box that is ticked or not: a browser sends the ticked ones only. */
export const tick = z.preprocess((value) => value === 'on', z.boolean())

/** In paise. */
export const rupees = z
  .string('The amount is missing.')
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'The amount has to be in rupees, such as 12 or 12.50, below a million.')
  .transform((text) => toPaise(Number(text)))
