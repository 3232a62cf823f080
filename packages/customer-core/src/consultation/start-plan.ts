import { minutesFor } from './chat-cost.ts'

/** The backend asks for two minutes in the wallet before anybody is called (docs/behaviour.md B1.7). */
export const MINUTES_TO_START = 2

const LIMITS_MINUTES = [5, 10, 15, 30, 60]

export interface StartPlan {
  longestMinutes: number
  /** What a chat of that length takes from the wallet. */
  mostPaise: number
  enough: boolean
  /** Missing to begin at all; 0 when there is enough. */
  shortfallPaise: number
  limits: readonly { minutes: number; paise: number }[]
}

/** What a consultation can cost at most, before it is asked for. `limitMinutes` is the customer's own stop. */
export function planStart(balancePaise: number, ratePaise: number, limitMinutes: number | null): StartPlan {
  const affordable = minutesFor(balancePaise, ratePaise)
  const longestMinutes = limitMinutes === null ? affordable : Math.min(limitMinutes, affordable)
  return {
    longestMinutes,
    mostPaise: longestMinutes * ratePaise,
    enough: affordable >= MINUTES_TO_START,
    shortfallPaise: Math.max(0, MINUTES_TO_START * ratePaise - balancePaise),
    limits: LIMITS_MINUTES.filter((minutes) => minutes < affordable).map((minutes) => ({
      minutes,
      paise: minutes * ratePaise,
    })),
  }
}
