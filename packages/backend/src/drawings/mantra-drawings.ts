import { MARIGOLD, onCircle, path, PEACOCK, STONE, svg, VERMILION } from './svg.ts'

const SIZE = [240, 240] as const
const MIDDLE = 120

const ring = (radius: number, stroke = STONE) =>
  `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${radius}" stroke="${stroke}"/>`

const polygon = (corners: number, radius: number, turn = 0) =>
  `M${Array.from({ length: corners }, (_, at) => onCircle(MIDDLE, MIDDLE, radius, turn + (at * 360) / corners)).join('L')}Z`

/** The outer square of a yantra, with four gates. */
const gates = path(STONE, 'M100 20V10h40v10h80v80h10v40h-10v80h-80v10h-40v-10H20v-80H10v-40h10V20z')

function petals(count: number, inner: number, outer: number, stroke: string): string {
  const half = 180 / count
  const one = (at: number) => {
    const degrees = at * half * 2
    const [from, tip, to] = [-half, 0, half].map((turn, which) =>
      onCircle(MIDDLE, MIDDLE, which === 1 ? outer : inner, degrees + turn),
    )
    const [rise, fall] = [-half, half].map((turn) => onCircle(MIDDLE, MIDDLE, (inner + outer) / 2 + 4, degrees + turn))
    return `M${from}Q${rise} ${tip}Q${fall} ${to}`
  }
  return path(stroke, Array.from({ length: count }, (_, at) => one(at)).join(''))
}

const dot = `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="4" fill="${VERMILION}"/>`
const up = (radius: number) => polygon(3, radius)
const down = (radius: number) => polygon(3, radius, 180)

const yantra = (petalCount: number, petalColour: string, figure: string) =>
  svg(...SIZE, gates + ring(84) + petals(petalCount, 58, 84, petalColour) + ring(58) + figure + dot)

/** A yantra for each category of mantras: gates, petals, triangles and a point. */
export const mantraDrawings: Readonly<Record<string, () => string>> = {
  vedic: () => yantra(12, MARIGOLD, path(VERMILION, up(50)) + ring(24, MARIGOLD)),
  ganesha: () => yantra(8, VERMILION, path(MARIGOLD, up(50) + down(50)) + path(VERMILION, up(22))),
  shiva: () => yantra(8, STONE, path(PEACOCK, up(50) + up(38) + down(44))),
  vishnu: () => yantra(12, PEACOCK, path(PEACOCK, up(50) + down(50)) + ring(24, MARIGOLD)),
  devi: () => yantra(16, VERMILION, path(VERMILION, down(50) + down(36) + down(22))),
  lakshmi: () => yantra(16, MARIGOLD, path(VERMILION, up(50) + down(50)) + path(MARIGOLD, up(34) + down(34))),
  saraswati: () => yantra(8, PEACOCK, path(STONE, up(50) + down(50)) + path(PEACOCK, polygon(6, 26))),
  hanuman: () => yantra(8, VERMILION, path(VERMILION, up(50) + down(24)) + ring(12, MARIGOLD)),
  navagraha: () =>
    yantra(
      9,
      MARIGOLD,
      path(STONE, 'M84 84h72v72H84zM108 84v72M132 84v72M84 108h72M84 132h72') + path(PEACOCK, polygon(4, 50)),
    ),
  shanti: () => yantra(6, PEACOCK, ring(44, PEACOCK) + ring(30, STONE) + ring(16, MARIGOLD)),
  guru: () => yantra(10, MARIGOLD, path(PEACOCK, polygon(5, 50) + polygon(5, 26, 36))),
}
