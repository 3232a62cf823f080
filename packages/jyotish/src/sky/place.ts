/** A place on the Earth's surface, taken to be at sea level. */
export interface Place {
  /** Geographic latitude in degrees, -90 to 90, north positive. */
  readonly latitude: number
  /** Geographic longitude in degrees, -180 to 180, east positive. */
  readonly longitude: number
}
