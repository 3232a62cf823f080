interface Holding {
  account: string
  /** What the account has got of a payment, less what it gave back before. */
  paise: number
}

/**
 * Takes so much back from those who share a payment, in proportion to what each still holds of it: never more than
 * that, and all of it where all goes back. What rounding leaves comes from those whose share was cut most.
 */
export function shareBack(holdings: readonly Holding[], paise: number): Holding[] {
  const held = holdings.reduce((sum, holding) => sum + holding.paise, 0)
  if (paise > held || holdings.some((holding) => holding.paise < 0))
    throw new Error(`${paise} paise cannot come back out of ${JSON.stringify(holdings)}.`)
  if (paise <= 0) return []
  const shares = holdings.map(({ account, paise: own }) => ({
    account,
    paise: Math.floor((paise * own) / held),
    rest: (paise * own) % held,
  }))
  const left = paise - shares.reduce((sum, share) => sum + share.paise, 0)
  for (const share of shares.toSorted((a, b) => b.rest - a.rest).slice(0, left)) share.paise += 1
  return shares.filter((share) => share.paise > 0).map(({ account, paise: share }) => ({ account, paise: share }))
}
