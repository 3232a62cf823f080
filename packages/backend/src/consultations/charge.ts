/** What paid seconds cost: by the second, rounded down to the whole paisa. */
export function chargePaise(seconds: number, ratePaise: number): number {
  return Math.floor((seconds * ratePaise) / 60)
}

/** What minute `minute` (counted from 0) adds to the charge when `paidSeconds` are paid in all. */
export function minutePaise(minute: number, paidSeconds: number, ratePaise: number): number {
  const from = Math.min(minute * 60, paidSeconds)
  const to = Math.min((minute + 1) * 60, paidSeconds)
  return chargePaise(to, ratePaise) - chargePaise(from, ratePaise)
}

/** The longest run a balance pays for, in whole minutes. */
export function coveredSeconds(balancePaise: number, ratePaise: number): number {
  return Math.max(0, Math.floor(balancePaise / ratePaise)) * 60
}

/** The longest run: what the balance covers, or less when the customer said so. */
export function longestSeconds(covered: number, limitSeconds: number | null): number {
  return limitSeconds === null ? covered : Math.min(covered, limitSeconds)
}
