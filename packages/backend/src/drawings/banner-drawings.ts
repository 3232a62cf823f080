import { MARIGOLD, onCircle, path, PEACOCK, STONE, svg, VERMILION } from './svg.ts'

const SIZE = [320, 160] as const
const steps = (count: number) => Array.from({ length: count + 1 }, (_, at) => at)

const rule = (y: number, from: number, to: number) =>
  steps((to - from) / 8)
    .map((at) => `M${from + at * 8} ${y}v${at % 5 === 0 ? 12 : 6}`)
    .join('')

const dial = () =>
  svg(
    ...SIZE,
    path(STONE, `M40 144A120 120 0 0 1 280 144M76 144A84 84 0 0 1 244 144${rule(144, 16, 304)}`) +
      path(
        STONE,
        steps(36)
          .map(
            (at) => `M${onCircle(160, 144, 120, at * 5 - 90)}L${onCircle(160, 144, at % 6 ? 114 : 108, at * 5 - 90)}`,
          )
          .join(''),
      ) +
      `<path fill="${MARIGOLD}" d="M160 144V92l26 52z"/>` +
      path(VERMILION, `M160 144L${onCircle(160, 144, 126, 28)}`) +
      `<circle cx="219" cy="33" r="4" fill="${VERMILION}"/>`,
  )

const meter = () =>
  svg(
    ...SIZE,
    path(STONE, rule(84, 24, 296)) +
      path(PEACOCK, 'M24 72H184') +
      `<path fill="${MARIGOLD}" d="M184 66l8-16h-16z"/>` +
      path(STONE, 'M24 120H296'),
  )

const arcs = () =>
  svg(
    ...SIZE,
    [60, 120, 240]
      .map((degrees, at) => {
        const radius = 28 + at * 20
        return (
          path(STONE, `M${onCircle(160, 80, radius, 0)}A${radius} ${radius} 0 1 1 ${onCircle(160, 80, radius, -1)}`) +
          path(
            PEACOCK,
            `M${onCircle(160, 80, radius, 0)}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${onCircle(160, 80, radius, degrees)}`,
          )
        )
      })
      .join('') + `<circle cx="160" cy="80" r="6" fill="${MARIGOLD}"/>`,
  )

const arches = () =>
  svg(
    ...SIZE,
    path(STONE, rule(136, 16, 304)) +
      [0, 1, 2, 3, 4]
        .map((at) => {
          const x = 24 + at * 56
          const stroke = [PEACOCK, MARIGOLD, VERMILION, STONE, PEACOCK][at] ?? STONE
          return path(stroke, `M${x} 128V72q0-14 12-20q10-5 12-18q2 13 12 18q12 6 12 20v56zM${x + 12} 128V84h24v44`)
        })
        .join(''),
  )

const wheel = () =>
  svg(
    ...SIZE,
    `<circle cx="160" cy="80" r="68" stroke="${STONE}"/><circle cx="160" cy="80" r="30" stroke="${STONE}"/>` +
      path(
        STONE,
        steps(11)
          .map((at) => `M${onCircle(160, 80, 30, at * 30)}L${onCircle(160, 80, 68, at * 30)}`)
          .join(''),
      ) +
      [
        [15, MARIGOLD],
        [105, PEACOCK],
        [225, VERMILION],
      ]
        .map(([degrees, fill]) => {
          const [x, y] = onCircle(160, 80, 50, Number(degrees)).split(' ')
          return `<circle cx="${x}" cy="${y}" r="5" fill="${fill}"/>`
        })
        .join(''),
  )

export const bannerDrawings: Readonly<Record<string, () => string>> = { dial, meter, arcs, arches, wheel }
