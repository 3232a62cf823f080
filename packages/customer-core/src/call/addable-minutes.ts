const MAX_MINUTES = 10

interface Money {
  ratePaise: number
  /** What is left in the wallet after the running cost. */
  paiseLeft: number
}

/** By how many minutes a limit can be raised: ten, or what the wallet pays for beyond the time that is left. */
export function addableMinutes(secondsLeft: number, { ratePaise, paiseLeft }: Money): number {
  const coveredSeconds = Math.floor((paiseLeft * 60) / ratePaise)
  return Math.max(0, Math.min(MAX_MINUTES, Math.floor((coveredSeconds - secondsLeft) / 60)))
}
