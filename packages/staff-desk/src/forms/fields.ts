import { z } from 'zod'
import { toPaise } from '@tarapath/backend/money'

// Fields of the forms of the desk and the console.

export const integer = (name: string, from: number, to: number) =>
  z
    .string(`${name} is missing.`)
    .regex(/^\d{1,9}$/, `${name} has to be a whole number.`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `${name} has to be from ${from} to ${to}.`)

/** An empty field counts as missing. */
export const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' ? undefined : value), field.optional())

export const id = (name: string) => integer(name, 1, 999_999_999)

/** The id of an entry of a list that begins with nothing chosen, such as "–". */
export const chosenId = (name: string, unchosen: string) => z.string(unchosen).min(1, unchosen).pipe(id(name))

export const oneOf = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
  expected = `one of: ${values.join(', ')}`,
) => z.enum(values, `${name} has to be ${expected}.`)

export const text = (name: string, longest: number) =>
  z
    .string(`${name} is missing.`)
    .trim()
    .min(1, `${name} is empty.`)
    .max(longest, `${name} may have ${longest} characters.`)
    .refine((value) => !value.includes('\0'), `${name} contains a character that cannot be stored.`)

/** Browsers send an empty file when none was chosen. */
export const optionalFile = z
  .instanceof(File)
  .optional()
  .transform((file) => (file && file.size > 0 ? file : null))

/** Browsers send ticked checkboxes only. */
export const checkbox = z.preprocess((value) => value === 'on', z.boolean())

/** An amount in rupees, read as paise. */
export const rupees = z
  .string('The amount is missing.')
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'The amount has to be in rupees, such as 12 or 12.50, below a million.')
  .transform((value) => toPaise(Number(value)))
