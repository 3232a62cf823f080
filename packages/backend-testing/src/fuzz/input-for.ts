import fc from 'fast-check'
import { z } from 'zod'
import { sampleFile } from '../sample-files.ts'

/** Known values by field name; those of '' are used for every text. */
export type Hints = Readonly<Record<string, readonly unknown[]>>

/** Typical mistakes of clients, and inputs of attackers. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  2 ** 31,
  2 ** 53,
  0.1 + 0.2,
  'NaN',
  '-Infinity',
  '1e999',
  '9'.repeat(40),
  true,
  [],
  {},
  '\0',
  '\ud800',
  '\u202e\u0301\ufeff🧿',
  '９８７６５４३２१०',
  "' or 1=1 --",
  '%',
  '_',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  '9999-99-99',
  'é'.repeat(5000),
  { toString: 'x' },
  { $gt: 0 },
  JSON.parse('{"__proto__":{"isConsultant":true},"constructor":{"prototype":1}}'),
  JSON.parse('['.repeat(200) + ']'.repeat(200)),
]

export const junk = fc.oneof(fc.constantFrom(...JUNK), fc.string({ unit: 'binary' }), fc.double(), fc.jsonValue())

/** The JSON Schema constraints of a number or a text. */
interface Limits {
  type?: string
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  exclusiveMaximum?: number
}

function limitsOf(schema: z.core.$ZodType): Limits {
  const { $ref, $defs, ...own } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const named = $ref === undefined ? {} : $defs?.[$ref.slice('#/$defs/'.length)]
  return { ...named, ...own } as Limits
}

interface Definition {
  type: string
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  valueType?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  values?: readonly unknown[]
  entries?: Record<string, unknown>
  shape?: Record<string, z.core.$ZodType>
}

/** Generates values of the schema, with `junkPercent` of all parts replaced by junk. */
export function inputFor(
  schema: z.core.$ZodType,
  hints: Hints,
  junkPercent: number,
  field = '',
): fc.Arbitrary<unknown> {
  const inner = (part: z.core.$ZodType, name = field) => inputFor(part, hints, junkPercent, name)
  const arbitrary = valueOf(schema, hints, field, inner)
  if (junkPercent === 0) return arbitrary
  return fc.oneof({ weight: 100 - junkPercent, arbitrary }, { weight: junkPercent, arbitrary: junk })
}

function valueOf(
  schema: z.core.$ZodType,
  hints: Hints,
  field: string,
  inner: (part: z.core.$ZodType, name?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const { type, innerType, element, valueType, options, values, entries, shape } = schema._zod.def as Definition
  if (innerType) return inner(innerType)
  if (element) return fc.array(inner(element), { maxLength: 4 })
  if (shape) return record(shape, inner)
  if (values) return fc.constantFrom(...values)
  if (entries) return fc.constantFrom(...Object.values(entries))
  if (type === 'boolean') return fc.boolean()
  const hinted = hints[field] ?? []
  const generated = options
    ? fc.oneof(...options.map((option) => inner(option)))
    : valueType
      ? fc.dictionary(text(limitsOf(schema), hints), inner(valueType, ''), { maxKeys: 8 })
      : type === 'number'
        ? number(limitsOf(schema))
        : type === 'file'
          ? fc.constant(PICTURE)
          : text(limitsOf(schema), hints)
  return hinted.length === 0
    ? generated
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...hinted) }, { weight: 1, arbitrary: generated })
}

/** All required fields, and some of the optional ones. */
function record(
  shape: Record<string, z.core.$ZodType>,
  inner: (part: z.core.$ZodType, name: string) => fc.Arbitrary<unknown>,
) {
  const fields = Object.entries(shape).map(([name, part]) => [name, inner(part, name)] as const)
  const required = Object.entries(shape).filter(([, part]) => part._zod.optin !== 'optional')
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.map(([name]) => name) })
}

function number({ type, minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Limits): fc.Arbitrary<number> {
  const min = minimum ?? exclusiveMinimum ?? -1000
  const max = Math.min(maximum ?? exclusiveMaximum ?? min + 5000, 2 ** 31 - 1)
  const whole = fc.integer({
    min: Math.ceil(min) + (exclusiveMinimum === undefined ? 0 : 1),
    max: Math.floor(max) - (exclusiveMaximum === undefined ? 0 : 1),
  })
  const near = fc.constantFrom(min, max)
  const usual = fc.oneof(
    { weight: 3, arbitrary: whole.map((value) => Math.min(value, 500)) },
    { weight: 1, arbitrary: whole },
  )
  return type === 'integer'
    ? usual
    : fc.oneof(
        usual,
        near,
        fc.integer({ min: 1, max: 90_00 }).map((value) => value / 100),
      )
}

function text({ format, pattern, minLength = 0, maxLength = 40 }: Limits, hints: Hints): fc.Arbitrary<string> {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return day.map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (pattern !== undefined) return matching(new RegExp(pattern), maxLength)
  const fits = (value: string) => value.length >= minLength && value.length <= maxLength
  const known = (hints[''] ?? []).filter((hint) => typeof hint === 'string').filter(fits)
  const odd = ['half an emoji \ud83d', 'ज्योतिष 🪷', '\u202eright to left'].filter(fits)
  const plain = fc.string({ minLength, maxLength: Math.min(maxLength, 3000) })
  const [first = fc.constant(''), ...more] = [known, odd]
    .filter((list) => list.length > 0)
    .map((list) => fc.constantFrom(...list))
  return fc.oneof(plain, first, ...more)
}

/** fast-check cannot generate strings for every expression. */
function matching(pattern: RegExp, maxLength: number): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(pattern, { size: 'small' })
  } catch {
    return fc.string({ maxLength })
  }
}

const PICTURE = sampleFile('image/png')
