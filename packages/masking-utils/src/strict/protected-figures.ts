import { isMobileNumber } from './find-phone-numbers.ts'
import { findSpans, mergeSpans, type Span } from './spans.ts'

const DAY_OR_MONTH = String.raw`(?:3[01]|[12]\d|0?[1-9])`
const YEAR = String.raw`(?:19|20)\d{2}`
/** No other digits nearby: "12.5" alone is a figure, "98.765-43.210" is a divided phone number. */
const ALONE_BEFORE = String.raw`(?<!\d[^\p{L}\d]{0,3})`
const ALONE_AFTER = String.raw`(?![^\p{L}\d]{0,3}\d)`
const GROUPED = String.raw`(?:\d{1,3}(?:,\d{2}){0,2},\d{3}|\d{1,3}(?:,\d{3}){1,2})`
const PAISE = String.raw`(?:\.\d{1,2})?`
const AMOUNT = String.raw`(?:${GROUPED}|\d{1,9})${PAISE}`
const COORDINATE = String.raw`-?\d{1,3}\.\d{4,7}`

const SCORE = String.raw`\d{1,2}\.\d{1,2}`

/**
 * Figures that an astrologer needs to see, in a text whose digits are all 0-9. Each must end where no digit follows, so
 * that a phone number cannot be disguised as one. The patterns are separate because the backtracking checker cannot
 * analyse them as one.
 */
const FIGURES = [
  // Dates: 12-05-1990, 12/5/90, 1990-05-12.
  String.raw`(?<![\d./-])${DAY_OR_MONTH}[-/.]${DAY_OR_MONTH}[-/.]${YEAR}(?!\d|[-/.]\d)`,
  String.raw`${ALONE_BEFORE}${DAY_OR_MONTH}[-/.]${DAY_OR_MONTH}[-/.]\d{2}(?![^\p{L}\d]{0,3}\d{3}|\d|[-/.]\d)`,
  String.raw`(?<![\d./-])${YEAR}[-/.]${DAY_OR_MONTH}[-/.]${DAY_OR_MONTH}(?!\d|[-/.]\d)`,
  // Years: 2019-2026, 2019-20.
  String.raw`(?<![\d./-])${YEAR} ?[-–/] ?(?:19|20)?\d{2}(?!\d|[-/.:]\d)`,
  // Times: 4:45, 22:15:30.
  String.raw`(?<![\d:.])(?:2[0-3]|[01]?\d):[0-5]\d(?::[0-5]\d)?(?!\d|[:.]\d)`,
  // Money: ₹1,25,000, Rs. 499.00, 2,50,000, 500 rupees.
  String.raw`(?:₹|\brs\.?|\binr|[$€£]) ?${AMOUNT}(?!\d|[,.-]\d)`,
  String.raw`${ALONE_BEFORE}${AMOUNT} ?(?:\/-|₹|rs\b|rupees?\b|rupaye\b|lakhs?\b|crores?\b)`,
  String.raw`${ALONE_BEFORE}${GROUPED}${PAISE}${ALONE_AFTER}`,
  // Percentages: 99.99%.
  String.raw`${ALONE_BEFORE}\d{1,3}(?:\.\d{1,4})? ?%(?!\d)`,
  // Scores: 7.5 9.5 8.5.
  String.raw`${ALONE_BEFORE}${SCORE}(?:[,;/]? ${SCORE}){2,}${ALONE_AFTER}`,
  // Points out of a total: 28/36, 7/10.
  String.raw`(?<!\d[-/.]?)\d{1,3}\/(?:5|10|20|25|36|50|100)(?![-/.]?\d)`,
  // What numbers are said to be: lucky numbers 9, 72, 3; houses 7 and 12; 6, 12, 8 degrees.
  String.raw`\b(?:lucky (?:numbers?|no\.?|nos\.?)|dates?|days|years|ages?|houses?|bhavas?|degrees|marks|points|scores?)[: ]{1,2}(?:are |is |in |on )?\d{1,2}(?:(?: ?[,;] ?|,? and |,? aur )\d{1,2})+${ALONE_AFTER}`,
  String.raw`${ALONE_BEFORE}\d{1,2}(?: ?[,;] ?\d{1,2})+(?:,? (?:and|or|aur|ya) \d{1,2})? (?:houses?|bhavas?|degrees|years)\b`,
  // Angles and coordinates: 12°34'56", 26.9124, 75.7873.
  String.raw`\d{1,3} ?°(?: ?\d{1,2} ?['′’](?: ?\d{1,2}(?:\.\d{1,3})? ?["″”])?|(?! ?\d))`,
  String.raw`(?<![\d.])${COORDINATE}, ?${COORDINATE}(?!\d|\.\d)`,
  String.raw`${ALONE_BEFORE}-?\d{1,3}\.\d{1,7}${ALONE_AFTER}`,
].map((source) => new RegExp(source, 'giu'))

/** Four numbers or more with commas between them. */
const LISTS = new RegExp(
  String.raw`${ALONE_BEFORE}\d{1,2}(?: ?[,;] ?\d{1,2}){2,}(?: ?[,;] ?|,? (?:and|or|&|aur|ya) )\d{1,2}${ALONE_AFTER}`,
  'giu',
)

/**
 * Whether the numbers are a list, such as houses, and not a phone number in pieces: they grow, or they differ in length and
 * are not as many digits as a phone number has.
 */
function isList(list: string): boolean {
  const items = list.match(/\d+/g) ?? []
  const grows = items.every((item, at) => at === 0 || Number(item) > Number(items[at - 1]))
  const differ = items.some(({ length }) => length !== items[0]?.length)
  const digits = items.join('')
  return grows || (differ && !items.some((item) => item.startsWith('0')) && !isMobileNumber(digits))
}

/** Finds dates, times, money, percentages, coordinates and lists of numbers, which strict masking does not change. */
export function findProtectedFigures(folded: string): Span[] {
  if (!/\d/.test(folded)) return []
  const lists = findSpans(LISTS, folded).filter(({ start, end }) => isList(folded.slice(start, end)))
  return mergeSpans([...lists, ...FIGURES.flatMap((figure) => findSpans(figure, folded))])
}
