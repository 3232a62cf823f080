import fc from 'fast-check'
import type { z } from 'zod'

/** What a client gets wrong, and what an attacker tries. */
const JUNK: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  2 ** 31,
  2 ** 53,
  0.1 + 0.2,
  true,
  [],
  {},
  '\0',
  '\ud800',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  '9999-99-99',
  'é'.repeat(5000),
  { toString: 'x' },
  [[[]]],
]

const junk = fc.oneof(fc.constantFrom(...JUNK), fc.string({ unit: 'binary' }), fc.double(), fc.jsonValue())

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

/** Values a schema of the table describes or nearly does, with `hints` for texts that mean something, and junk among them. */
export function inputFor(schema: z.core.$ZodType, hints: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: shaped(schema, hints) }, { weight: 1, arbitrary: junk })
}

function shaped(schema: z.core.$ZodType, hints: readonly string[]): fc.Arbitrary<unknown> {
  const { type, innerType, element, valueType, options, values, entries, shape } = schema._zod.def as Definition
  const text = fc.oneof(
    fc.constantFrom(...hints),
    fc.string({ maxLength: 40 }),
    fc.constantFrom('half an emoji \ud83d', 'nul \0'),
  )
  if (innerType) return inputFor(innerType, hints)
  if (element) return fc.array(inputFor(element, hints), { maxLength: 4 })
  if (options) return fc.oneof(...options.map((option) => inputFor(option, hints)))
  if (valueType) return fc.dictionary(text, inputFor(valueType, hints), { maxKeys: 8 })
  if (shape) {
    const fields = Object.entries(shape).map(([name, field]) => [name, inputFor(field, hints)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  }
  if (values) return fc.constantFrom(...values)
  if (entries) return fc.constantFrom(...Object.values(entries))
  if (type === 'number') return fc.oneof(fc.integer({ min: 1, max: 60 }), fc.double({ noNaN: true }))
  if (type === 'boolean') return fc.boolean()
  return text
}
