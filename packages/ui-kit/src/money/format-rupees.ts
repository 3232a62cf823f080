/** The options of {@link formatRupees}. */
export interface RupeesFormat {
  /** `always` adds a plus to positive amounts. A minus is always shown. */
  sign?: 'auto' | 'always' | undefined
  /** `strip` removes .00, for rates and choices. Balances and totals keep two decimals. */
  trailingZeros?: 'keep' | 'strip' | undefined
}

const GROUPS = new Intl.NumberFormat('en-IN')

/**
 * Formats whole paise as rupees with Indian grouping: `formatRupees(12345650)` is "₹1,23,456.50". A minus is before the
 * rupee sign. The arithmetic is in integers, so no amount is rounded.
 */
export function formatRupees(paise: number, { sign = 'auto', trailingZeros = 'keep' }: RupeesFormat = {}): string {
  const total = Math.round(Math.abs(paise))
  const fraction = total % 100
  const digits = GROUPS.format((total - fraction) / 100)
  const decimals = trailingZeros === 'strip' && fraction === 0 ? '' : `.${String(fraction).padStart(2, '0')}`
  const mark = paise < 0 && total > 0 ? '−' : sign === 'always' && total > 0 ? '+' : ''
  return `${mark}₹${digits}${decimals}`
}

/** The words of an amount for screen readers, with its numbers. */
export interface SpokenRupeesWords {
  rupees: (values: { count: number }) => string
  paise: (values: { count: number }) => string
  minus: (values: { amount: string }) => string
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const ENGLISH: SpokenRupeesWords = {
  rupees: ({ count }) => plural(count, 'rupee', 'rupees'),
  paise: ({ count }) => plural(count, 'paisa', 'paise'),
  minus: ({ amount }) => `minus ${amount}`,
}

/** An amount for screen readers: `spokenRupees(41250)` is "412 rupees 50 paise", in English by default. */
export function spokenRupees(paise: number, words: SpokenRupeesWords = ENGLISH): string {
  const total = Math.round(Math.abs(paise))
  const fraction = total % 100
  const rupees = (total - fraction) / 100
  const spoken = [
    ...(rupees > 0 || fraction === 0 ? [words.rupees({ count: rupees })] : []),
    ...(fraction > 0 ? [words.paise({ count: fraction })] : []),
  ].join(' ')
  return paise < 0 && total > 0 ? words.minus({ amount: spoken }) : spoken
}
