import { minutesFor } from './chat-cost.ts'

/** The backend requires two minutes in the wallet before it notifies the astrologer (docs/behaviour.md B1.7). */
export const MINUTES_TO_START = 2

const LIMITS_MINUTES = [5, 10, 15, 30, 60]

export interface StartPlan {
  maxMinutes: number
  /** The cost of a chat of that length. */
  maxCostPaise: number
  /** Whether the balance pays for the minutes to start. */
  isAffordable: boolean
  /** The amount missing to start; 0 when it is affordable. */
  shortfallPaise: number
  limits: readonly { minutes: number; paise: number }[]
}

/** How long a consultation can run and what it can cost. `limitMinutes` is the limit of the customer, if any. */
export function planStart(balancePaise: number, ratePaise: number, limitMinutes: number | null): StartPlan {
  const affordable = minutesFor(balancePaise, ratePaise)
  const maxMinutes = limitMinutes === null ? affordable : Math.min(limitMinutes, affordable)
  return {
    maxMinutes,
    maxCostPaise: maxMinutes * ratePaise,
    isAffordable: affordable >= MINUTES_TO_START,
    shortfallPaise: Math.max(0, MINUTES_TO_START * ratePaise - balancePaise),
    limits: LIMITS_MINUTES.filter((minutes) => minutes < affordable).map((minutes) => ({
      minutes,
      paise: minutes * ratePaise,
    })),
  }
}
