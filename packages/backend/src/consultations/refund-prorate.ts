interface AccountAmount {
  account: string
  paise: number
}

/**
 * Divides a refund between the accounts that received a payment, in proportion to what each of them still has of it. The
 * paise that rounding leaves over come from the accounts whose share was rounded down most.
 */
export function prorateRefund(received: readonly AccountAmount[], paise: number): AccountAmount[] {
  const total = received.reduce((sum, amount) => sum + amount.paise, 0)
  if (paise > total || received.some((amount) => amount.paise < 0))
    throw new Error(`${paise} paise cannot be refunded out of ${JSON.stringify(received)}.`)
  if (paise <= 0) return []
  const shares = received.map(({ account, paise: own }) => ({
    account,
    paise: Math.floor((paise * own) / total),
    remainder: (paise * own) % total,
  }))
  const left = paise - shares.reduce((sum, share) => sum + share.paise, 0)
  for (const share of shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, left)) share.paise += 1
  return shares.filter((share) => share.paise > 0).map(({ account, paise: share }) => ({ account, paise: share }))
}
