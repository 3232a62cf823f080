/** The API uses rupees with at most two decimals; our own code uses whole paise. */
export function toPaise(wireRupees: number): number {
  return Math.round(wireRupees * 100)
}

export function toWireRupees(paise: number): number {
  return paise / 100
}
