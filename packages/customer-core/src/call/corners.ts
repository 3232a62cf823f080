/** Where the widget stands. On a narrow screen it fills the width, and only top and bottom differ. */
export const CORNERS = ['bottom-end', 'bottom-start', 'top-start', 'top-end'] as const
export type Corner = (typeof CORNERS)[number]

export const nextCorner = (corner: Corner): Corner => CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length]!

/** The corner nearest to where the middle of the widget was dropped; `x` and `y` are parts of the window, 0 to 1. */
export function nearestCorner({ x, y }: { x: number; y: number }): Corner {
  return `${y < 0.5 ? 'top' : 'bottom'}-${x < 0.5 ? 'start' : 'end'}`
}
