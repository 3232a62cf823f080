import { AstroTime } from 'astronomy-engine'
import { deltaT } from './delta-t.ts'

const SECONDS_A_DAY = 86_400

/** The instant with our own Delta T; the library's own table is left as it is for others who use it. */
export function instant(date: Date): AstroTime {
  const time = new AstroTime(date)
  time.tt = time.ut + deltaT(time.ut) / SECONDS_A_DAY
  return time
}

/** The instant some days, mostly a fraction of one, later. */
export function later(time: AstroTime, days: number): AstroTime {
  const moved = new AstroTime(time.ut + days)
  moved.tt = time.tt + days
  return moved
}
