import type { Token } from './tokenize.ts'
import type { Span } from './spans.ts'

/** An Indian mobile number, with its prefixes or without. */
const MOBILE = /^(?:0{0,2}91)?0?[6-9]\d{9}$/
const MOBILE_START = /(?:0{0,2}91)?0?[6-9]/y
const LANDLINE = /^0[1-9]\d{9}$/
/** Delhi is 011, Jaipur 0141. The area code distinguishes a landline number from a list of figures. */
const AREA_CODE_DIGITS = 3
const MIN_DIGITS = 10
const MAX_DIGITS = 15

/** Whether digits are an Indian mobile number. */
export function isMobileNumber(digits: string): boolean {
  return MOBILE.test(digits)
}

/** Finds phone numbers, reading look-alikes both as digits (98O54) and as separators (98o76). */
export function findPhoneNumbers(tokens: readonly Token[], folded: string): Span[] {
  const found = findInOneReading(tokens, folded, ({ digits }) => digits)
  if (!tokens.some(isLookAlike)) return found
  return [...found, ...findInOneReading(tokens, folded, (token) => (isLookAlike(token) ? '' : token.digits))]
}

type Reading = (token: Token) => string

/**
 * Finds the longest number from the first token that can start one, and continues after it. Each token is read from at
 * most fifteen digits before it, so the time is linear.
 */
function findInOneReading(tokens: readonly Token[], folded: string, read: Reading): Span[] {
  const found: Span[] = []
  const allDigits = tokens.map(read).join('')
  let offset = 0
  let readTo = 0
  tokens.forEach((token, first) => {
    const firstDigits = read(token)
    MOBILE_START.lastIndex = offset
    offset += firstDigits.length
    // A number starts with digits, or with a look-alike next to them: the I of "I 98765" is not part of it.
    if (token.start < readTo || !firstDigits || (isLookAlike(token) && tokens[first + 1]?.start !== token.end)) return

    const isInternational = folded[token.start - 1] === '+'
    if (!isInternational && firstDigits.length < AREA_CODE_DIGITS && !MOBILE_START.test(allDigits)) return
    const last = lastTokenOfNumber(tokens, first, read, isInternational)
    if (!last) return
    found.push({ start: startWithPrefix(folded, token.start, last.end), end: last.end })
    readTo = last.end
  })
  return found
}

function lastTokenOfNumber(
  tokens: readonly Token[],
  first: number,
  read: Reading,
  isInternational: boolean,
): Token | undefined {
  let digits = ''
  let areaCodeDigits: number | undefined
  let last: Token | undefined
  for (let at = first; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || token.kind === 'barrier') break
    const tokenDigits = read(token)
    digits += tokenDigits
    areaCodeDigits ??= tokenDigits.length
    if (digits.length > MAX_DIGITS) break
    if (digits.length < MIN_DIGITS || !tokenDigits) continue
    const isNumber =
      MOBILE.test(digits) ||
      (areaCodeDigits >= AREA_CODE_DIGITS && LANDLINE.test(digits)) ||
      (isInternational && !isLookAlike(token))
    if (isNumber) last = token
  }
  return last
}

function isLookAlike(token: Token): boolean {
  return token.kind === 'look-alike'
}

/** The start of a number including its plus sign, and a bracket that closes inside the number: +(0141) 234 5678. */
function startWithPrefix(folded: string, start: number, end: number): number {
  let from = start
  if (folded[from - 1] === '+') from--
  if (folded[from - 1] === '(' && folded.slice(start, end).includes(')')) from--
  if (folded[from - 1] === '+') from--
  return from
}
