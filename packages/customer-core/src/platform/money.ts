/** The wire speaks rupees with at most two decimals; every screen counts whole paise. */
export function toPaise(wireRupees: number): number {
  return Math.round(wireRupees * 100)
}

export function toWireRupees(paise: number): number {
  return paise / 100
}
