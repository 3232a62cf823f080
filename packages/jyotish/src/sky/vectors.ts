import { Body, C_AUDAY, GeoMoon, HelioVector, RotateVector, Vector, type AstroTime } from 'astronomy-engine'
import { DEGREE, normalizeDegrees, angularDifference } from './angle.ts'
import type { Frame } from './frame.ts'
import { addDays } from './astro-time.ts'

/** The light time of the Moon in days, in the frame of the reference values. */
const MOON_LIGHT_DAYS = 1.2822 / 86_400
const HALF_STEP_DAYS = 0.25

export type Planet = 'Sun' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn'

/** Geometric geocentric position of a planet, J2000 equator, in au. */
function fromEarth(planet: Planet, time: AstroTime): Vector {
  const earth = HelioVector(Body.Earth, time)
  if (planet === 'Sun') return new Vector(-earth.x, -earth.y, -earth.z, time)
  const body = HelioVector(Body[planet], time)
  return new Vector(body.x - earth.x, body.y - earth.y, body.z - earth.z, time)
}

/** Light time from the planet in days. A planet appears where it and the Earth were when the light left. */
function lightDays(planet: Planet, time: AstroTime): number {
  let days = 0
  for (let round = 0; round < 2; round++) days = fromEarth(planet, addDays(time, -days)).Length() / C_AUDAY
  return days
}

function longitudeOf(vector: Vector, { rotation, time, offset }: Frame): number {
  const { x, y } = RotateVector(rotation, new Vector(vector.x, vector.y, vector.z, time))
  return normalizeDegrees(Math.atan2(y, x) / DEGREE - offset)
}

export interface Motion {
  /** Sidereal longitude in degrees. */
  readonly longitude: number
  /** Degrees per day. */
  readonly speed: number
}

/** Apparent geocentric position and speed of a planet. */
export function planetMotion(planet: Planet, frame: Frame): Motion {
  const emission = addDays(frame.time, -lightDays(planet, frame.time))
  const longitudeAfter = (days: number) => longitudeOf(fromEarth(planet, addDays(emission, days)), frame)
  const [before, after] = [longitudeAfter(-HALF_STEP_DAYS), longitudeAfter(HALF_STEP_DAYS)]
  return { longitude: longitudeAfter(0), speed: angularDifference(before, after) / (2 * HALF_STEP_DAYS) }
}

/** Apparent geocentric longitude of a planet. */
export const planetLongitude = (planet: Planet, frame: Frame): number =>
  longitudeOf(fromEarth(planet, addDays(frame.time, -lightDays(planet, frame.time))), frame)

const moonVector = (frame: Frame, days: number) => GeoMoon(addDays(frame.time, days - MOON_LIGHT_DAYS))

/** Apparent geocentric longitude of the Moon. */
export const moonLongitude = (frame: Frame): number => longitudeOf(moonVector(frame, 0), frame)

export function moonMotion(frame: Frame): Motion {
  const step = 0.01
  const [before, after] = [-step, step].map((days) => longitudeOf(moonVector(frame, days), frame)) as [number, number]
  return { longitude: moonLongitude(frame), speed: angularDifference(before, after) / (2 * step) }
}

/** The ascending node of the Moon's osculating orbit. */
export function trueNode(frame: Frame): number {
  const step = 1e-4
  const turned = (days: number) => RotateVector(frame.rotation, GeoMoon(addDays(frame.time, days)))
  const [before, here, after] = [turned(-step), turned(0), turned(step)]
  const [vx, vy, vz] = [after.x - before.x, after.y - before.y, after.z - before.z]
  const normalX = here.y * vz - here.z * vy
  const normalY = here.z * vx - here.x * vz
  return normalizeDegrees(Math.atan2(normalX, -normalY) / DEGREE - frame.offset)
}
