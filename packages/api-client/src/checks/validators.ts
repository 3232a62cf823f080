import type { ReplyIssue } from './check.ts'

/** Returns what is wrong with a value, or undefined when it is valid. */
export type Validator = (value: unknown) => ReplyIssue[] | undefined

function expecting(expected: string, isValid: (value: unknown) => boolean): Validator {
  return (value) =>
    isValid(value) ? undefined : [{ path: [], message: `Expected ${expected}, got ${typeName(value)}` }]
}

/** Never the value itself: a reply can hold what does not belong in a log. */
function typeName(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const string: Validator = /* @__PURE__ */ expecting('text', (value) => typeof value === 'string')
export const number: Validator = /* @__PURE__ */ expecting('a number', Number.isFinite)
export const integer: Validator = /* @__PURE__ */ expecting('a whole number', Number.isSafeInteger)
export const boolean: Validator = /* @__PURE__ */ expecting('true or false', (value) => typeof value === 'boolean')

export function regex(pattern: RegExp, expected: string): Validator {
  return expecting(expected, (value) => typeof value === 'string' && pattern.test(value))
}

/** `enum` is a reserved word. */
export function enumOf(...values: unknown[]): Validator {
  return expecting(`one of ${values.join(', ')}`, (value) => values.includes(value))
}

/** Runs the validator first, and then a condition on a value that passed it. */
function refine(validator: Validator, expected: string, isValid: (value: number) => boolean): Validator {
  const condition = expecting(expected, isValid as (value: unknown) => boolean)
  return (value) => validator(value) ?? condition(value)
}

export const gt = (limit: number, validator: Validator): Validator =>
  refine(validator, `more than ${limit}`, (value) => value > limit)
export const gte = (limit: number, validator: Validator): Validator =>
  refine(validator, `at least ${limit}`, (value) => value >= limit)
export const lt = (limit: number, validator: Validator): Validator =>
  refine(validator, `less than ${limit}`, (value) => value < limit)
export const lte = (limit: number, validator: Validator): Validator =>
  refine(validator, `at most ${limit}`, (value) => value <= limit)

/** Allows for the rounding of binary fractions. */
export const multipleOf = (step: number, validator: Validator): Validator =>
  refine(validator, `a multiple of ${step}`, (value) => {
    const ratio = value / step
    return Math.abs(ratio - Math.round(ratio)) < 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1)
  })

export function nullable(validator: Validator): Validator {
  return (value) => (value === null ? undefined : validator(value))
}

export function optional(validator: Validator): Validator {
  return (value) => (value === undefined ? undefined : validator(value))
}

const anObject = /* @__PURE__ */ expecting('an object', isObject)
const aList = /* @__PURE__ */ expecting('a list', Array.isArray)

/** Fields that are not named are allowed. */
export function object(fields: Record<string, Validator>): Validator {
  const entries = Object.entries(fields)
  return (value) =>
    isObject(value)
      ? validateMembers(entries.map(([key, validator]) => [key, validator, value[key]] as const))
      : anObject(value)
}

export function array(validator: Validator): Validator {
  return (value) =>
    Array.isArray(value)
      ? validateMembers(value.map((element, index) => [index, validator, element] as const))
      : aList(value)
}

/** An object with any keys and one validator for all its values. */
export function record(validator: Validator): Validator {
  return (value) =>
    isObject(value)
      ? validateMembers(Object.entries(value).map(([key, member]) => [key, validator, member] as const))
      : anObject(value)
}

/** The issues of all members, with the member's key in front of each path. */
function validateMembers(members: (readonly [PropertyKey, Validator, unknown])[]): ReplyIssue[] | undefined {
  const issues = members.flatMap(([key, validator, value]) =>
    (validator(value) ?? []).map(({ path, message }) => ({ path: [key, ...path], message })),
  )
  return issues.length ? issues : undefined
}
