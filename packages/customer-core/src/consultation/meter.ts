import { atom } from 'jotai'
import { partnerAtom } from './partner.ts'
import { countdownAtom, sessionViewAtom } from './session-atoms.ts'
import { spentPaise } from './chat-cost.ts'

export interface Meter {
  secondsLeft: number
  /** Null while the rate or the maximum is not known. */
  run: { totalSeconds: number; usedSeconds: number; usedPaise: number } | null
}

/** The used money and the time left. Null while no time is paid. */
export const meterAtom = atom((get): Meter | null => {
  const { remainingSeconds } = get(countdownAtom)
  const totalSeconds = get(sessionViewAtom)?.consultation?.max_call_duration
  const ratePaise = get(partnerAtom)?.ratePaise
  if (remainingSeconds === null) return null
  if (!totalSeconds || ratePaise === undefined) return { secondsLeft: remainingSeconds, run: null }
  const secondsLeft = Math.min(remainingSeconds, totalSeconds)
  const usedSeconds = totalSeconds - secondsLeft
  return { secondsLeft, run: { totalSeconds, usedSeconds, usedPaise: spentPaise(usedSeconds, ratePaise) } }
})
