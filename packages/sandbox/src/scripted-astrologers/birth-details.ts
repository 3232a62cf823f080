/** A date and time of birth as the customer wrote them: they are quoted back, not computed with. */
export interface BirthDetails {
  date: string | null
  time: string | null
}

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const HINDI_MONTHS = 'जनवरी|फ़?रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर'

const DATES = [
  /(?<!\d)\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?!\d)/u,
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/u,
  new RegExp(`(?<!\\d)\\d{1,2}(?:st|nd|rd|th)? (?:${MONTHS}),? \\d{4}(?!\\d)`, 'iu'),
  new RegExp(`\\b(?:${MONTHS}) \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}(?!\\d)`, 'iu'),
  new RegExp(`(?<!\\d)\\d{1,2} (?:${HINDI_MONTHS}),? \\d{4}(?!\\d)`, 'u'),
]

const TIMES = [
  /(?<!\d)(?:[01]?\d|2[0-3])[:.][0-5]\d ?(?:am|pm|baje|बजे)?(?![\d.:/-])/iu,
  /(?<!\d)(?:1[0-2]|[1-9]) ?(?:am|pm|baje|बजे)/iu,
]

export function readBirthDetails(text: string): BirthDetails {
  const date = firstMatch(DATES, text)
  return { date, time: firstMatch(TIMES, date ? text.replace(date, ' ') : text) }
}

function firstMatch(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return found[0].trim()
  }
  return null
}
