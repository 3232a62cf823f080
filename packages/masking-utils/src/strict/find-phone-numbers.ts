import type { Unit } from './read-units.ts'
import type { Span } from './spans.ts'

/** An Indian mobile number, with its prefixes or without. */
const MOBILE = /^(?:0{0,2}91)?0?[6-9]\d{9}$/
const LANDLINE = /^0[1-9]\d{9}$/
const FEWEST_DIGITS = 10
const MOST_DIGITS = 15

/** Says whether a line of digits is a number somebody in India would dial. */
export function isMobileNumber(digits: string): boolean {
  return MOBILE.test(digits)
}

/**
 * Finds phone numbers in a row of units: the longest number from the first unit that can begin one, and so on. Each unit is
 * looked at from at most fifteen digits before it, whatever the text.
 */
export function findPhoneNumbers(units: readonly Unit[], folded: string): Span[] {
  const found: Span[] = []
  for (let first = 0; first < units.length; first++) {
    const last = lastUnitOfNumber(units, first, folded)
    const start = units[first]?.start
    const end = units[last]?.end
    if (start === undefined || end === undefined) continue
    found.push({ start: withPrefix(folded, start, end), end })
    first = last
  }
  return found
}

function lastUnitOfNumber(units: readonly Unit[], first: number, folded: string): number {
  if (!canBeEdge(units, first)) return -1
  const opening = units[first]?.digits ?? ''
  const isInternational = folded[(units[first]?.start ?? 0) - 1] === '+'
  if (!isInternational && !/^[06-9]/.test(opening)) return -1
  let digits = ''
  let last = -1
  for (let at = first; at < units.length; at++) {
    const unit = units[at]
    if (!unit || unit.kind === 'wall') break
    digits += unit.digits
    if (digits.length > MOST_DIGITS) break
    if (digits.length < FEWEST_DIGITS) continue
    const isNumber =
      MOBILE.test(digits) ||
      (opening.length > 2 && LANDLINE.test(digits)) ||
      (isInternational && unit.kind !== 'look-alike')
    if (isNumber && canBeEdge(units, at)) last = at
  }
  return last
}

/** A number begins and ends with digits, or with a look-alike that touches them. */
function canBeEdge(units: readonly Unit[], at: number): boolean {
  const unit = units[at]
  if (!unit?.digits) return false
  if (unit.kind !== 'look-alike') return true
  return units[at - 1]?.end === unit.start || units[at + 1]?.start === unit.end
}

/** Takes along the plus sign, and the bracket that closes inside the number: +(0141) 234 5678. */
function withPrefix(folded: string, start: number, end: number): number {
  let from = start
  if (folded[from - 1] === '+') from--
  if (folded[from - 1] === '(' && folded.slice(start, end).includes(')')) from--
  if (folded[from - 1] === '+') from--
  return from
}
