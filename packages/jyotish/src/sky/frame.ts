import { e_tilt, Rotation_EQJ_ECT, type AstroTime, type RotationMatrix } from 'astronomy-engine'
import { meanAyanamsa } from './ayanamsa.ts'

/** What turns a vector of the J2000 equator into sidereal longitude, for one instant. */
export interface Frame {
  readonly time: AstroTime
  readonly rotation: RotationMatrix
  /** What a longitude counted from the true equinox of date is ahead of the sidereal one, in degrees. */
  readonly offset: number
  /** True obliquity of the ecliptic in degrees. */
  readonly obliquity: number
}

export function frameOf(time: AstroTime): Frame {
  const { dpsi, tobl } = e_tilt(time)
  return { time, rotation: Rotation_EQJ_ECT(time), offset: dpsi / 3600 + meanAyanamsa(time), obliquity: tobl }
}
