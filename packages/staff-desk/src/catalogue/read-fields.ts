import { z } from 'zod'
import type { CatalogueField, CatalogueKind, CatalogueLines, CatalogueValue } from '@tarapath/backend/catalogue'
import { columnOf, loadReferences } from '@tarapath/backend/catalogue'
import type { Db } from '@tarapath/backend/database'
import { InvalidFields, invalidFields } from '@tarapath/backend/errors'
import { keepPicture } from '@tarapath/backend/files'
import { toPaise } from '@tarapath/backend/money'
import type { DeskContext } from '../desk-page.ts'
import { momentField } from '../forms/moment-field.ts'

export type Control =
  | 'text'
  | 'long'
  | 'number'
  | 'rupees'
  | 'tick'
  | 'time'
  | 'choice'
  | 'reference'
  | 'lines'
  | 'picture'
  | 'pictures'

/** How a field is entered: the column says it, or the field where it knows more. */
export function controlOf(kind: CatalogueKind, name: string): Control {
  const { options, isPicture, arePictures, isMultiline, lines, refersTo } = kind.fields[name] ?? {}
  if (isPicture) return 'picture'
  if (arePictures) return 'pictures'
  if (lines) return 'lines'
  if (refersTo) return 'reference'
  if (options) return 'choice'
  const { dataType } = columnOf(kind, name)
  if (dataType === 'boolean') return 'tick'
  if (dataType === 'date') return 'time'
  if (dataType === 'number') return name.endsWith('Paise') ? 'rupees' : 'number'
  return isMultiline ? 'long' : 'text'
}

const MAX_TEXT_LENGTH = 5000

/** The values of a submitted form, each in the form of its column. Pictures that were chosen are stored. */
export async function readFields(
  { db }: DeskContext,
  kind: CatalogueKind,
  form: Readonly<Record<string, unknown>>,
): Promise<Record<string, CatalogueValue>> {
  const values: Record<string, CatalogueValue> = {}
  const errors: Record<string, string[]> = {}
  const references = await loadReferences(db, kind)
  for (const [name, field] of Object.entries(kind.fields)) {
    const { notNull } = columnOf(kind, name)
    const control = controlOf(kind, name)
    const schema = schemaOf(control, field, references[name])
    // A tick box that is not ticked is not sent.
    const isOptional = control !== 'tick' && !notNull && (form[name] ?? '') === ''
    const parsed = isOptional ? { success: true as const, data: null } : schema.safeParse(form[name])
    if (parsed.success) values[name] = parsed.data
    else errors[name] = parsed.error.issues.map(({ message }) => message)
    if (control !== 'picture' && control !== 'pictures') continue
    try {
      const picture = await readPictures(db, { name, field, control }, form)
      if (picture === null) continue
      values[name] = picture
      delete errors[name]
    } catch (failure) {
      if (!(failure instanceof InvalidFields)) throw failure
      Object.assign(errors, failure.fields)
    }
  }
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
  return values
}

interface PictureField {
  name: string
  field: CatalogueField
  control: 'picture' | 'pictures'
}

/** The chosen picture, or all pictures of a list; null where there is no new one. */
async function readPictures(
  db: Db,
  { name, field: { label, max = 1 }, control }: PictureField,
  form: Readonly<Record<string, unknown>>,
): Promise<CatalogueValue> {
  const file = form[`${name}_file`]
  const isChosen = file instanceof File && file.size > 0
  if (control === 'picture') return isChosen ? await keepPicture(db, name, file) : null
  const left = kept(name, form)
  if (!isChosen) return left
  if (left.length >= max) throw invalidFields({ [name]: `${label}: there may be ${max}. Remove one first.` })
  return [...left, await keepPicture(db, name, file)]
}

const PICTURE = /^\/api\/media\/(pictures|drawings)\/[\w.-]{1,100}$/

/** The pictures of a list that are not ticked for removal. */
const kept = (name: string, form: Readonly<Record<string, unknown>>): string[] => {
  const stored = form[name]
  if (typeof stored !== 'string') return []
  return stored
    .split('\n')
    .map((path) => path.trim())
    .filter((path, at) => PICTURE.test(path) && form[`${name}_drop_${at}`] !== 'on')
}

function schemaOf(
  control: Control,
  field: CatalogueField,
  rows: ReadonlyMap<number, string> | undefined,
): z.ZodType<CatalogueValue> {
  const { label, options, lines } = field
  if (control === 'pictures') return z.unknown().transform(() => null)
  if (lines) return linesOf(field, lines)
  if (rows) return z.coerce.number().refine((id) => rows.has(id), `${label}: choose one of the list.`)
  if (control === 'tick') return z.preprocess((value) => value === 'on', z.boolean())
  if (control === 'choice') return z.enum([...(options ?? [])], `${label}: choose one of the list.`)
  if (control === 'number') return wholeNumber(field)
  if (control === 'rupees') return rupees(field)
  if (control === 'time') return momentField(`${label}: enter a date and a time.`)
  if (control === 'picture')
    return z.string(`${label}: choose a picture.`).regex(PICTURE, `${label}: choose a picture.`)
  return plainText(field)
}

function plainText({ label, max = MAX_TEXT_LENGTH, pattern }: CatalogueField) {
  const text = z
    .string(`${label} is missing.`)
    .trim()
    .min(1, { error: `${label} is missing.`, abort: true })
    .max(max, `${label} may have ${max} characters.`)
    .refine((value) => !value.includes('\0'), `${label} contains a character that cannot be stored.`)
  return pattern ? text.regex(pattern.form, `${label}: ${pattern.sentence}`) : text
}

const linesOf = ({ label, max = MAX_TEXT_LENGTH }: CatalogueField, { read, form }: CatalogueLines) =>
  z
    .string(`${label} is missing.`)
    .max(max, `${label} may have ${max} characters.`)
    .refine((value) => !value.includes('\0'), `${label} contains a character that cannot be stored.`)
    .refine((value) => read(value) !== null, `${label}: ${form}`)
    .transform((value) => read(value))

const wholeNumber = ({ label, min = 0, max = 999_999_999 }: CatalogueField) =>
  z
    .string(`${label} is missing.`)
    .regex(/^\d{1,9}$/, `${label} has to be a whole number.`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${label} has to be from ${min} to ${max}.`)

const rupees = ({ label, min = 0, max = 100_000_000 }: CatalogueField) =>
  z
    .string(`${label} is missing.`)
    .regex(/^\d{1,6}(\.\d{1,2})?$/, `${label} has to be in rupees, such as 12 or 12.50.`)
    .transform((value) => toPaise(Number(value)))
    .refine((paise) => paise >= min && paise <= max, `${label} has to be from ${min / 100} to ${max / 100}.`)
