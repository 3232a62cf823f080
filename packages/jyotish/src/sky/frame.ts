import { e_tilt, Rotation_EQJ_ECT, type AstroTime, type RotationMatrix } from 'astronomy-engine'
import { meanAyanamsa } from './ayanamsa.ts'

/** The transformation from J2000 equatorial vectors to sidereal longitude, for one instant. */
export interface Frame {
  readonly time: AstroTime
  readonly rotation: RotationMatrix
  /** Longitude from the true equinox of date minus sidereal longitude, in degrees. */
  readonly offset: number
  /** True obliquity of the ecliptic in degrees. */
  readonly obliquity: number
}

export function frameOf(time: AstroTime): Frame {
  const { dpsi, tobl } = e_tilt(time)
  return { time, rotation: Rotation_EQJ_ECT(time), offset: dpsi / 3600 + meanAyanamsa(time), obliquity: tobl }
}
