import type { Complaint } from './check.ts'

/** What a value has to be. Answers what is wrong with it, and undefined when it fits. */
export type Shape = (value: unknown) => Complaint[] | undefined

function expecting(expected: string, fits: (value: unknown) => boolean): Shape {
  return (value) => (fits(value) ? undefined : [{ path: [], message: `Expected ${expected}, got ${kindOf(value)}` }])
}

/** Never the value itself: a reply can hold what does not belong in a log. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text: Shape = /* @__PURE__ */ expecting('text', (value) => typeof value === 'string')
export const number: Shape = /* @__PURE__ */ expecting('a number', Number.isFinite)
export const whole: Shape = /* @__PURE__ */ expecting('a whole number', Number.isSafeInteger)
export const flag: Shape = /* @__PURE__ */ expecting('true or false', (value) => typeof value === 'boolean')

export function matching(pattern: RegExp, expected: string): Shape {
  return expecting(expected, (value) => typeof value === 'string' && pattern.test(value))
}

export function among(...words: unknown[]): Shape {
  return expecting(`one of ${words.join(', ')}`, (value) => words.includes(value))
}

/** The shape, and then a condition on what has it. */
function also(shape: Shape, expected: string, fits: (value: number) => boolean): Shape {
  const rest = expecting(expected, fits as (value: unknown) => boolean)
  return (value) => shape(value) ?? rest(value)
}

export const above = (limit: number, shape: Shape): Shape => also(shape, `more than ${limit}`, (value) => value > limit)
export const atLeast = (limit: number, shape: Shape): Shape =>
  also(shape, `at least ${limit}`, (value) => value >= limit)
export const below = (limit: number, shape: Shape): Shape => also(shape, `less than ${limit}`, (value) => value < limit)
export const atMost = (limit: number, shape: Shape): Shape => also(shape, `at most ${limit}`, (value) => value <= limit)

/** A multiple of `step`, as far as binary fractions can be. */
export const steps = (step: number, shape: Shape): Shape =>
  also(shape, `a multiple of ${step}`, (value) => {
    const ratio = value / step
    return Math.abs(ratio - Math.round(ratio)) < 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1)
  })

export function nullable(shape: Shape): Shape {
  return (value) => (value === null ? undefined : shape(value))
}

export function optional(shape: Shape): Shape {
  return (value) => (value === undefined ? undefined : shape(value))
}

const anObject = /* @__PURE__ */ expecting('an object', isObject)
const aList = /* @__PURE__ */ expecting('a list', Array.isArray)

/** Fields that are not named here are let through. */
export function object(fields: Record<string, Shape>): Shape {
  const entries = Object.entries(fields)
  return (value) =>
    isObject(value) ? inside(entries.map(([key, shape]) => [key, shape, value[key]] as const)) : anObject(value)
}

export function list(shape: Shape): Shape {
  return (value) =>
    Array.isArray(value) ? inside(value.map((element, index) => [index, shape, element] as const)) : aList(value)
}

/** An object whose keys are not known beforehand. */
export function record(shape: Shape): Shape {
  return (value) =>
    isObject(value)
      ? inside(Object.entries(value).map(([key, member]) => [key, shape, member] as const))
      : anObject(value)
}

/** What is wrong further in, with the way there. */
function inside(members: (readonly [PropertyKey, Shape, unknown])[]): Complaint[] | undefined {
  const complaints = members.flatMap(([key, shape, value]) =>
    (shape(value) ?? []).map(({ path, message }) => ({ path: [key, ...path], message })),
  )
  return complaints.length ? complaints : undefined
}
