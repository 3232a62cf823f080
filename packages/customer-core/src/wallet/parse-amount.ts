import { MAX_RECHARGE_RUPEES, MIN_RECHARGE_RUPEES } from '@tarapath/api-client/wallet'
import { formatRupees } from '@tarapath/ui-kit'
import { rechargeWords } from './words/recharge.gen.ts'

const MIN_PAISE = MIN_RECHARGE_RUPEES * 100
const MAX_PAISE = MAX_RECHARGE_RUPEES * 100

export type ParsedAmount = { ok: true; paise: number } | { ok: false; problem: string }

/** Typed rupees as whole paise, or why they cannot be recharged. */
export function parseAmount(typed: string): ParsedAmount {
  const words = rechargeWords()
  const text = typed.replaceAll(/[₹,\s]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return { ok: false, problem: words.notAnAmount }
  const [rupees = '0', paise = ''] = text.split('.')
  const total = Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
  if (total < MIN_PAISE)
    return { ok: false, problem: words.belowMinimum({ amount: formatRupees(MIN_PAISE, { trailingZeros: 'strip' }) }) }
  if (total > MAX_PAISE)
    return { ok: false, problem: words.aboveMaximum({ amount: formatRupees(MAX_PAISE, { trailingZeros: 'strip' }) }) }
  return { ok: true, paise: total }
}
