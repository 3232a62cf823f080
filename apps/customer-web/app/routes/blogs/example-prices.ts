import { minutesFor, spentPaise } from '@tarapath/customer-core/consultation'
import { formatDuration, formatRupees } from '@tarapath/ui-kit'

const RATE_PAISE = 2400
const BALANCE_PAISE = 55_000
const SECONDS = [65, 150, 601]

/** The sums of an article about prices, by the formula of the receipts. */
export function examplePrices() {
  const minutes = minutesFor(BALANCE_PAISE, RATE_PAISE)
  return {
    twoMinutes: priceOf(2 * 60),
    balance: short(BALANCE_PAISE),
    minutes,
    oneMinuteMore: { minutes: minutes + 1, price: priceOf((minutes + 1) * 60) },
    times: SECONDS.map((seconds) => ({
      seconds,
      time: formatDuration(seconds),
      billed: formatRupees(spentPaise(seconds, RATE_PAISE)),
      roundedUp: formatRupees(Math.ceil(seconds / 60) * RATE_PAISE),
    })),
    /** An amount that is not a whole number of paise. */
    fraction: formatRupees(spentPaise(7, 1900)),
    receipt: formatRupees(spentPaise(250, RATE_PAISE)),
  }
}

const short = (paise: number) => formatRupees(paise, { trailingZeros: 'strip' })
const priceOf = (seconds: number) => short(spentPaise(seconds, RATE_PAISE))
