const LEAST_PAISE = 5_000
const MOST_PAISE = 5_000_000

export type TypedAmount = { ok: true; paise: number } | { ok: false; problem: string }

/** What somebody typed as rupees, as whole paise; the backend has the same limits. */
export function readAmount(typed: string): TypedAmount {
  const text = typed.replaceAll(/[₹,\s]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text))
    return { ok: false, problem: 'Write an amount in rupees, such as 350 or 350.50.' }
  const [rupees = '0', paise = ''] = text.split('.')
  const total = Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
  if (total < LEAST_PAISE) return { ok: false, problem: 'The smallest recharge is ₹50.' }
  if (total > MOST_PAISE) return { ok: false, problem: 'The largest recharge is ₹50,000.' }
  return { ok: true, paise: total }
}
