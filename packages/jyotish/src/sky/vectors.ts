import { Body, C_AUDAY, GeoMoon, HelioVector, RotateVector, Vector, type AstroTime } from 'astronomy-engine'
import { DEGREE, turn, wayBetween } from './angle.ts'
import type { Frame } from './frame.ts'
import { later } from './instant.ts'

/** The Moon is seen where it was this long ago, in days: its light time in the frame of the reference values. */
const MOON_LIGHT_DAYS = 1.2822 / 86_400
const HALF_STEP_DAYS = 0.25

export type Planet = 'Sun' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn'

/** Geometric position of a planet seen from the Earth's centre, equator of J2000, in au. */
function fromEarth(planet: Planet, time: AstroTime): Vector {
  const earth = HelioVector(Body.Earth, time)
  if (planet === 'Sun') return new Vector(-earth.x, -earth.y, -earth.z, time)
  const body = HelioVector(Body[planet], time)
  return new Vector(body.x - earth.x, body.y - earth.y, body.z - earth.z, time)
}

/** Days that light takes from the planet: a planet is seen as both it and the Earth stood when the light left. */
function lightDays(planet: Planet, time: AstroTime): number {
  let days = 0
  for (let round = 0; round < 2; round++) days = fromEarth(planet, later(time, -days)).Length() / C_AUDAY
  return days
}

function longitudeOf(vector: Vector, { rotation, time, offset }: Frame): number {
  const { x, y } = RotateVector(rotation, new Vector(vector.x, vector.y, vector.z, time))
  return turn(Math.atan2(y, x) / DEGREE - offset)
}

export interface Motion {
  /** Sidereal longitude in degrees. */
  readonly longitude: number
  /** Degrees a day. */
  readonly speed: number
}

/** Where a planet is seen from the Earth's centre and how fast it moves. */
export function planetMotion(planet: Planet, frame: Frame): Motion {
  const left = later(frame.time, -lightDays(planet, frame.time))
  const seen = (days: number) => longitudeOf(fromEarth(planet, later(left, days)), frame)
  return { longitude: seen(0), speed: wayBetween(seen(-HALF_STEP_DAYS), seen(HALF_STEP_DAYS)) / (2 * HALF_STEP_DAYS) }
}

/** Where a planet is seen from the Earth's centre. */
export const planetLongitude = (planet: Planet, frame: Frame): number =>
  longitudeOf(fromEarth(planet, later(frame.time, -lightDays(planet, frame.time))), frame)

const moonVector = (frame: Frame, days: number) => GeoMoon(later(frame.time, days - MOON_LIGHT_DAYS))

/** Where the Moon is seen from the Earth's centre. */
export const moonLongitude = (frame: Frame): number => longitudeOf(moonVector(frame, 0), frame)

export function moonMotion(frame: Frame): Motion {
  const step = 0.01
  const [before, after] = [-step, step].map((days) => longitudeOf(moonVector(frame, days), frame)) as [number, number]
  return { longitude: moonLongitude(frame), speed: wayBetween(before, after) / (2 * step) }
}

/** The ascending node of the ellipse that the Moon is on at this very moment. */
export function trueNode(frame: Frame): number {
  const step = 1e-4
  const turned = (days: number) => RotateVector(frame.rotation, GeoMoon(later(frame.time, days)))
  const [before, here, after] = [turned(-step), turned(0), turned(step)]
  const [vx, vy, vz] = [after.x - before.x, after.y - before.y, after.z - before.z]
  const normalX = here.y * vz - here.z * vy
  const normalY = here.z * vx - here.x * vz
  return turn(Math.atan2(normalX, -normalY) / DEGREE - frame.offset)
}
