import { seededRandom } from './seeded-random.ts'
import { MARIGOLD, onCircle, PAPER, path, PEACOCK, STONE, svg, VERMILION } from './svg.ts'

const SIZE = [320, 320] as const
const paper = `<path fill="${PAPER}" d="M0 0h320v320H0z"/>`
const COLOURS = [MARIGOLD, PEACOCK, VERMILION, STONE]

const colourOf = (seed: number, part: string): string =>
  COLOURS[Math.floor(seededRandom(part, seed) * COLOURS.length)] ?? STONE
const circle = ([x, y]: readonly [x: number, y: number], radius: number, stroke: string, fill = 'none') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" stroke="${stroke}" fill="${fill}"/>`
const around = (count: number, draw: (degrees: number, at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw((at * 360) / count, at)).join('')
const polygon = (corners: number, radius: number, turn = 0) =>
  `M${Array.from({ length: corners }, (_, at) => onCircle(160, 160, radius, turn + (at * 360) / corners)).join('L')}Z`

function mala(seed: number): string {
  const colour = colourOf(seed, 'bead')
  const beads = around(36, (degrees) => {
    const [x, y] = onCircle(160, 140, 92, degrees + 5)
      .split(' ')
      .map(Number)
    return circle([x ?? 0, y ?? 0], 7.4, colour)
  })
  return beads + circle([160, 240], 11, VERMILION) + path(STONE, 'M160 251v12M148 300l12-37 12 37M154 302l6-39 6 39')
}

const rudraksha = (seed: number) =>
  circle([160, 176], 62, STONE) +
  path(colourOf(seed, 'face'), 'M160 114q-16 62 0 124M160 114q16 62 0 124M160 114q-52 62 0 124M160 114q52 62 0 124') +
  path(MARIGOLD, 'M150 112q10-14 20 0M160 104V20')

function gem(seed: number): string {
  const colour = colourOf(seed, 'gem')
  const corners = 8 + 2 * Math.floor(seededRandom('facets', seed) * 3)
  const rays = around(corners, (degrees) => `M${onCircle(160, 160, 100, degrees)}L${onCircle(160, 160, 56, degrees)}`)
  return path(colour, polygon(corners, 100) + polygon(corners, 56) + rays) + path(STONE, polygon(corners / 2, 56))
}

const yantra = () =>
  path(STONE, 'M40 40h240v240H40zM56 56h208v208H56z') +
  circle([160, 160], 96, STONE) +
  path(VERMILION, polygon(3, 88) + polygon(3, 64) + polygon(3, 40)) +
  path(PEACOCK, polygon(3, 88, 180) + polygon(3, 64, 180) + polygon(3, 40, 180)) +
  circle([160, 160], 4, VERMILION, VERMILION)

const book = (seed: number) =>
  path(STONE, 'M80 60h150q12 0 12 12v190H92q-12 0-12-12zM80 250q0-14 12-14h150M96 60v176') +
  path(colourOf(seed, 'cover'), `M169 ${100}l14 30 32 4-24 22 6 32-28-16-28 16 6-32-24-22 32-4z`)

const calendar = (seed: number) =>
  path(STONE, 'M70 70h180v190H70zM70 110h180M110 56v28M210 56v28') +
  around(20, (_, at) => {
    const centre = [94 + (at % 5) * 33, 134 + Math.floor(at / 5) * 32] as const
    return circle(
      centre,
      7,
      seededRandom('day', seed, at) < 0.2 ? VERMILION : STONE,
      seededRandom('full', seed, at) < 0.15 ? MARIGOLD : 'none',
    )
  })

const lamp = () =>
  path(STONE, 'M70 190q90 90 180 0-10-14-30-10-60 20-120 0-20-4-30 10zM130 234l-16 40h92l-16-40') +
  path(VERMILION, 'M238 178q-16-30 8-66 18 40-2 68z') +
  path(MARIGOLD, 'M240 174q-6-18 4-36 8 20 2 36z')

const incense = (seed: number) =>
  path(STONE, 'M60 262h200l-16 20H76zM150 262L206 116M158 262l60-130') +
  path(colourOf(seed, 'smoke'), 'M206 112q-22-18 0-36t0-40M220 128q24-16 6-36') +
  circle([206, 114], 3, VERMILION, VERMILION)

const bell = () =>
  path(STONE, 'M160 60v44M146 60h28M146 72h28M110 220q0-116 50-116t50 116q14 6 18 20H92q4-14 18-20zM110 220h100') +
  circle([160, 254], 12, MARIGOLD)

const kalash = (seed: number) =>
  path(STONE, 'M124 110h72M130 110q-6 16 4 24-64 30-34 104 14 26 60 26t60-26q30-74-34-104 10-8 4-24') +
  path(
    colourOf(seed, 'leaves'),
    'M160 106q-40-20-52-58 40 8 52 58M160 106q40-20 52-58-40 8-52 58M160 104q-16-36 0-64 16 28 0 64',
  ) +
  path(MARIGOLD, 'M96 190q64 20 128 0')

const bottle = (seed: number) =>
  path(STONE, 'M140 50h40v40q36 12 36 50v110q0 14-14 14h-84q-14 0-14-14V140q0-38 36-50zM136 50h48v16h-48z') +
  path(colourOf(seed, 'label'), 'M104 160h112v70H104z') +
  path(MARIGOLD, 'M160 174q-14 20 0 40 14-20 0-40')

const DRAWINGS = { mala, rudraksha, gem, yantra, book, calendar, lamp, incense, bell, kalash, bottle }

export type ProductDrawing = keyof typeof DRAWINGS

/** Line drawings of the products in the store. */
export const productDrawings = Object.fromEntries(
  Object.entries(DRAWINGS).map(([kind, draw]) => [kind, (seed: number) => svg(...SIZE, paper + draw(seed))]),
) as Readonly<Record<ProductDrawing, (seed: number) => string>>
