import type { Unit } from './read-units.ts'
import type { Span } from './spans.ts'

/** An Indian mobile number, with its prefixes or without. */
const MOBILE = /^(?:0{0,2}91)?0?[6-9]\d{9}$/
const MOBILE_BEGINS = /(?:0{0,2}91)?0?[6-9]/y
const LANDLINE = /^0[1-9]\d{9}$/
/** 011 is Delhi's, 0141 Jaipur's; a landline number is told from a list of figures by it. */
const AREA_CODE_DIGITS = 3
const FEWEST_DIGITS = 10
const MOST_DIGITS = 15

/** Says whether a line of digits is a number somebody in India would dial. */
export function isMobileNumber(digits: string): boolean {
  return MOBILE.test(digits)
}

/** Finds phone numbers in a row of units, look-alikes read as digits (98O54) and as letters that separate (98o76). */
export function findPhoneNumbers(units: readonly Unit[], folded: string): Span[] {
  const found = findInOneReading(units, folded, ({ digits }) => digits)
  if (!units.some(isLookAlike)) return found
  return [...found, ...findInOneReading(units, folded, (unit) => (isLookAlike(unit) ? '' : unit.digits))]
}

type Reading = (unit: Unit) => string

/**
 * The longest number from the first unit that can begin one, and so on. Each unit is looked at from at most fifteen digits
 * before it, whatever the text.
 */
function findInOneReading(units: readonly Unit[], folded: string, read: Reading): Span[] {
  const found: Span[] = []
  const said = units.map(read).join('')
  let offset = 0
  let readTo = 0
  units.forEach((unit, first) => {
    const opening = read(unit)
    MOBILE_BEGINS.lastIndex = offset
    offset += opening.length
    // A number begins with digits, or with a look-alike that touches them: the I of "I 98765" does not.
    if (unit.start < readTo || !opening || (isLookAlike(unit) && units[first + 1]?.start !== unit.end)) return

    const isInternational = folded[unit.start - 1] === '+'
    if (!isInternational && opening.length < AREA_CODE_DIGITS && !MOBILE_BEGINS.test(said)) return
    const last = lastUnitOfNumber(units, first, read, isInternational)
    if (!last) return
    found.push({ start: withPrefix(folded, unit.start, last.end), end: last.end })
    readTo = last.end
  })
  return found
}

function lastUnitOfNumber(
  units: readonly Unit[],
  first: number,
  read: Reading,
  isInternational: boolean,
): Unit | undefined {
  let digits = ''
  let areaCodeDigits: number | undefined
  let last: Unit | undefined
  for (let at = first; at < units.length; at++) {
    const unit = units[at]
    if (!unit || unit.kind === 'wall') break
    const said = read(unit)
    digits += said
    areaCodeDigits ??= said.length
    if (digits.length > MOST_DIGITS) break
    if (digits.length < FEWEST_DIGITS || !said) continue
    const isNumber =
      MOBILE.test(digits) ||
      (areaCodeDigits >= AREA_CODE_DIGITS && LANDLINE.test(digits)) ||
      (isInternational && !isLookAlike(unit))
    if (isNumber) last = unit
  }
  return last
}

function isLookAlike(unit: Unit): boolean {
  return unit.kind === 'look-alike'
}

/** Takes along the plus sign, and the bracket that closes inside the number: +(0141) 234 5678. */
function withPrefix(folded: string, start: number, end: number): number {
  let from = start
  if (folded[from - 1] === '+') from--
  if (folded[from - 1] === '(' && folded.slice(start, end).includes(')')) from--
  if (folded[from - 1] === '+') from--
  return from
}
