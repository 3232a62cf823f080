/** Colours with enough contrast on light and dark backgrounds. */
export const MARIGOLD = '#cb8100'
export const PEACOCK = '#048692'
export const VERMILION = '#d23020'
export const STONE = '#7e7466'
export const PAPER = '#f6f2eb'

/** The coordinates `x y` of a point on a circle; 0° is at the top, clockwise. */
export function onCircle(x: number, y: number, radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  return `${round(x + radius * Math.sin(radians))} ${round(y - radius * Math.cos(radians))}`
}

const round = (length: number): number => Math.round(length * 10) / 10

export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`
}

export const path = (stroke: string, d: string): string => `<path stroke="${stroke}" d="${d}"/>`
