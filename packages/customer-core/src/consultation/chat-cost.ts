/** The cost of these seconds in paise, by the formula of the backend (docs/behaviour.md B1.4). */
export function spentPaise(seconds: number, ratePaise: number): number {
  return Math.floor((Math.max(0, seconds) * ratePaise) / 60)
}

/** The whole minutes that a balance pays for. */
export function minutesFor(balancePaise: number, ratePaise: number): number {
  return ratePaise > 0 ? Math.floor(balancePaise / ratePaise) : 0
}
