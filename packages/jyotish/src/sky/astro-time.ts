import { AstroTime } from 'astronomy-engine'
import { deltaT } from './delta-t.ts'

const SECONDS_PER_DAY = 86_400

/** The library's time with our own Delta T. The library's table is global, so it is not changed. */
export function astroTime(date: Date): AstroTime {
  // A copy, because the library does not know a Date of another frame or of a test's own globals.
  const time = new AstroTime(new Date(date))
  time.tt = time.ut + deltaT(time.ut) / SECONDS_PER_DAY
  return time
}

/** A time that is some days, usually a fraction of one, later. */
export function addDays(time: AstroTime, days: number): AstroTime {
  const moved = new AstroTime(time.ut + days)
  moved.tt = time.tt + days
  return moved
}
