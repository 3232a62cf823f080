import fc from 'fast-check'
import type { z } from 'zod'
import type { Checkable } from '../generate/checks-file.ts'

const dates = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })

/** Any value that a schema of the table accepts. */
export function valid(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as Checkable)._zod
  switch (def.type) {
    case 'string':
      if (!('format' in def)) return fc.string()
      return dates.map((date) => (def.format === 'date' ? date.toISOString().slice(0, 10) : date.toISOString()))
    case 'number': {
      const checks = (def.checks ?? []).map((check) => check._zod.def.check)
      if (checks.includes('multiple_of')) return fc.integer({ min: -1e12, max: 1e12 }).map((paise) => paise / 100)
      if ('format' in def)
        return fc.maxSafeInteger().map((integer) => (checks.length ? Math.abs(integer) || 1 : integer))
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    }
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'union':
      return fc.oneof(...def.options.map(valid))
    case 'array':
      return fc.array(valid(def.element), { maxLength: 3 })
    case 'record':
      // zod leaves the key `__proto__` of a record out, whatever its value.
      return fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        valid(def.valueType),
        { maxKeys: 3 },
      )
    case 'nullable':
      return fc.oneof(fc.constant(null), valid(def.innerType))
    case 'optional':
      return fc.oneof(fc.constant(undefined), valid(def.innerType))
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, valid(field)])))
    default:
      throw new Error(`No way to make a sample of "${schema._zod.def.type}" yet`)
  }
}

/** The path of every nested value, and of the value itself first. */
export function pathsOf(value: unknown): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [[], ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path]))]
}

/** A copy with one nested value replaced. */
export function replaced(value: unknown, path: PropertyKey[], replacement: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return replacement
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<PropertyKey, unknown>
  copy[key] = replaced(copy[key], rest, replacement)
  return copy
}
