export const DEGREE: number = Math.PI / 180

/** The same direction as a number of degrees in [0, 360). */
export function turn(degrees: number): number {
  const rest = degrees % 360
  // A tiny negative number plus 360 is 360 after rounding.
  return rest < 0 ? (rest + 360) % 360 : rest + 0
}

/** The way from one direction to another, in degrees in [-180, 180). */
export const wayBetween = (from: number, to: number): number => turn(to - from + 180) - 180
