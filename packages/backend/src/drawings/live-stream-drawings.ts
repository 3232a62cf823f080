import { seededRandom } from './seeded-random.ts'
import { MARIGOLD, onCircle, PAPER, path, PEACOCK, STONE, svg, VERMILION } from './svg.ts'

const SIZE = [320, 180] as const
const DISC = { x: 160, y: 92, radius: 20 }
const STARS = 9

const lamp = (x: number) =>
  path(STONE, `M${x - 16} 138h32q-2 12-16 12t-16-12z`) + path(VERMILION, `M${x} 133q-6-8 0-17 6 9 0 17z`)

const garland = path(MARIGOLD, `M0 8${'q20 24 40 0'.repeat(8)}`)
const arch =
  path(STONE, 'M104 150V78q0-12 12-16 4-18 20-22 10-16 24-24 14 8 24 24 16 4 20 22 12 4 12 16v72') +
  path(STONE, 'M0 150h320')

/** A window between two lamps, with stars and the sun or a phase of the moon. */
function evening(seed: number): string {
  const stars = Array.from({ length: STARS }, (_, at) => {
    const side = at % 2 === 0 ? 12 : 224
    const x = Math.round(side + seededRandom(seed, 'across', at) * 80)
    const y = Math.round(36 + seededRandom(seed, 'down', at) * 76)
    return `<circle cx="${x}" cy="${y}" r="1.6" fill="${PEACOCK}"/>`
  }).join('')
  const { x, y, radius } = DISC
  const disc = `<circle cx="${x}" cy="${y}" r="${radius}" stroke="${MARIGOLD}"/>`
  return svg(
    ...SIZE,
    `<path fill="${PAPER}" d="M0 0h320v180H0z"/>${garland}${stars}${arch}${lamp(52)}${lamp(268)}${disc}` +
      (seed % 3 === 0 ? rays(10 + (seed % 4) * 2) : moon(seed)),
  )
}

const rays = (count: number): string =>
  path(
    MARIGOLD,
    Array.from({ length: count }, (_, at) => {
      const degrees = (at * 360) / count
      return `M${onCircle(DISC.x, DISC.y, DISC.radius + 5, degrees)}L${onCircle(DISC.x, DISC.y, DISC.radius + 12, degrees)}`
    }).join(''),
  )

/** The terminator of the moon; its curve depends on the seed. */
const moon = (seed: number): string => {
  const bend = 4 + (seed % 5) * 4
  return path(
    MARIGOLD,
    `M${DISC.x} ${DISC.y - DISC.radius}q${seed % 2 === 0 ? bend : -bend} ${DISC.radius} 0 ${DISC.radius * 2}`,
  )
}

/** Backgrounds of live streams. They show no person. */
export const liveStreamDrawings: Readonly<Record<string, (seed: number) => string>> = { evening }
