import { seededRandom } from './seeded-random.ts'
import { MARIGOLD, PAPER, path, PEACOCK, STONE, svg, VERMILION } from './svg.ts'

const SIZE = [320, 240] as const
const paper = `<path fill="${PAPER}" d="M0 0h320v240H0z"/>`
const GRAHAS = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke']
/** The centre of each house of a North Indian chart, anticlockwise from the first house. */
const HOUSES = [
  [160, 72],
  [110, 46],
  [86, 72],
  [112, 124],
  [86, 172],
  [110, 200],
  [160, 176],
  [210, 200],
  [234, 172],
  [208, 124],
  [234, 72],
  [210, 46],
] as const

const text = (x: number, y: number, size: number, content: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" text-anchor="middle" fill="${STONE}">${content}</text>`

/** A chart with the nine grahas in houses that depend on the seed. */
const chart = (seed: number) =>
  svg(
    ...SIZE,
    paper +
      path(STONE, 'M60 20h200v204H60zL260 224M260 20L60 224M160 20L60 122 160 224 260 122z') +
      GRAHAS.map((graha, at) => {
        const [x, y] = HOUSES[(seed + at * 5) % 12] ?? HOUSES[0]
        return text(x, y, 11, graha)
      }).join(''),
  )

const cards = (seed: number) =>
  svg(
    ...SIZE,
    paper +
      [0, 1, 2]
        .map((at) => {
          const kind = Math.floor(seededRandom('cards', seed, at) * 3)
          const figure = [
            `<circle cx="34" cy="58" r="14" stroke="${MARIGOLD}"/>` +
              path(MARIGOLD, 'M34 34v-8M34 90v-8M10 58h8M50 58h8'),
            path(PEACOCK, 'M40 42a18 18 0 1 0 0 32a14 14 0 1 1 0-32z'),
            path(VERMILION, 'M34 34l6 18h18l-14 11 5 18-15-11-15 11 5-18-14-11h18z'),
          ][kind]
          return `<g transform="translate(${44 + at * 82} 58) rotate(${(at - 1) * 3})"><rect width="68" height="116" rx="8" stroke="${STONE}"/>${figure}</g>`
        })
        .join(''),
  )

const plan = (seed: number) => {
  const wall = 130 + Math.floor(seededRandom('plan', seed) * 60)
  return svg(
    ...SIZE,
    paper +
      path(STONE, `M40 40h220v170H40zM${wall} 40v70M${wall} 140v70M40 125h${wall - 60}M${wall} 125h40M210 125h50`) +
      path(PEACOCK, `M${wall} 110a30 30 0 0 1 30 30`) +
      path(VERMILION, 'M288 90V50M280 60l8-10 8 10') +
      text(288, 106, 12, 'N'),
  )
}

const square = () =>
  svg(
    ...SIZE,
    paper +
      path(STONE, 'M70 30h180v180H70zM130 30v180M190 30v180M70 90h180M70 150h180') +
      [4, 9, 2, 3, 5, 7, 8, 1, 6]
        .map((n, at) => text(100 + (at % 3) * 60, 69 + Math.floor(at / 3) * 60, 26, `${n}`))
        .join(''),
  )

const study = (seed: number) =>
  svg(
    ...SIZE,
    paper +
      path(STONE, 'M30 196h260M50 196v28M270 196v28M60 150h200M60 150V60h200v90M60 105h200') +
      Array.from({ length: 16 }, (_, at) => {
        const height = 24 + Math.floor(seededRandom('study', seed, at) * 14)
        const stroke = [PEACOCK, MARIGOLD, VERMILION, STONE][Math.floor(seededRandom('book', seed, at) * 4)] ?? STONE
        return path(stroke, `M${68 + (at % 8) * 24} ${at < 8 ? 105 : 150}v-${height}h12v${height}`)
      }).join('') +
      path(MARIGOLD, 'M216 196q14-16 28 0M230 180q-8-10 0-18q8 8 0 18'),
  )

export const galleryDrawings: Readonly<Record<string, (seed: number) => string>> = { chart, cards, plan, square, study }
