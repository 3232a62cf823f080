export const DEGREE: number = Math.PI / 180

/** The same direction in degrees in [0, 360). */
export function normalizeDegrees(degrees: number): number {
  const rest = degrees % 360
  // A tiny negative number plus 360 is 360 after rounding.
  return rest < 0 ? (rest + 360) % 360 : rest + 0
}

/** The signed angle from one direction to another, in degrees in [-180, 180). */
export const angularDifference = (from: number, to: number): number => normalizeDegrees(to - from + 180) - 180
