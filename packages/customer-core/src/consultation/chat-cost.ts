/** Paise for this many seconds: the backend's own formula (docs/behaviour.md B1.4), so that meter and receipt agree. */
export function spentPaise(seconds: number, ratePaise: number): number {
  return Math.floor((Math.max(0, seconds) * ratePaise) / 60)
}

/** Whole minutes that a balance pays for. */
export function minutesFor(balancePaise: number, ratePaise: number): number {
  return ratePaise > 0 ? Math.floor(balancePaise / ratePaise) : 0
}
