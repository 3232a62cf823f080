/** The price of paid seconds, rounded down to a whole paisa. */
export function chargePaise(seconds: number, ratePaise: number): number {
  return Math.floor((seconds * ratePaise) / 60)
}

/** The price of minute `minute` (counted from 0) when `paidSeconds` are paid in total. */
export function minutePaise(minute: number, paidSeconds: number, ratePaise: number): number {
  const from = Math.min(minute * 60, paidSeconds)
  const to = Math.min((minute + 1) * 60, paidSeconds)
  return chargePaise(to, ratePaise) - chargePaise(from, ratePaise)
}

/** The duration that a balance pays for, in whole minutes. */
export function coveredSeconds(balancePaise: number, ratePaise: number): number {
  return Math.max(0, Math.floor(balancePaise / ratePaise)) * 60
}

/** The maximum duration: what the balance covers, or the customer's own limit when it is lower. */
export function maxSecondsFor(covered: number, limitSeconds: number | null): number {
  return limitSeconds === null ? covered : Math.min(covered, limitSeconds)
}
