import { MARIGOLD, onCircle, path, PEACOCK, STONE, svg, VERMILION } from './svg.ts'

const SIZE = [96, 96] as const
const MIDDLE = 48

const circle = (x: number, y: number, radius: number, stroke: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" stroke="${stroke}"/>`
const spokes = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, at) => {
    const degrees = (at * 360) / count
    return `M${onCircle(MIDDLE, MIDDLE, from, degrees)}L${onCircle(MIDDLE, MIDDLE, to, degrees)}`
  }).join('')

const FIGURES = {
  vedic:
    path(STONE, 'M14 14h68v68H14zM14 14l68 68M82 14L14 82') +
    path(MARIGOLD, 'M48 14l34 34-34 34-34-34z') +
    circle(MIDDLE, MIDDLE, 5, VERMILION),
  kp:
    circle(48, 48, 36, STONE) +
    circle(48, 48, 26, STONE) +
    path(PEACOCK, spokes(12, 26, 36)) +
    circle(48, 48, 8, MARIGOLD),
  nadi:
    path(STONE, 'M12 26h72v10H12zM12 43h72v10H12zM12 60h72v10H12z') +
    path(MARIGOLD, 'M34 18v62M62 18v62') +
    path(PEACOCK, 'M40 31h16M40 48h16M40 65h16'),
  'lal-kitab':
    path(VERMILION, 'M24 14h46q6 0 6 6v62H30q-8 0-8-8V18q0-4 2-4zM22 74q0-8 8-8h46') +
    path(MARIGOLD, 'M36 30h26M36 40h18'),
  tarot:
    path(STONE, 'M20 24l30-8 14 54-30 8z') +
    path(PEACOCK, 'M46 20l30 8-12 46-6-2') +
    path(MARIGOLD, 'M42 36l3 8 9 1-7 5 2 9-7-5-7 5 2-9-7-5 9-1z'),
  numerology:
    path(STONE, 'M15 15h66v66H15zM37 15v66M59 15v66M15 37h66M15 59h66') +
    circle(48, 48, 4, VERMILION) +
    circle(26, 26, 3, MARIGOLD) +
    circle(70, 70, 3, MARIGOLD) +
    circle(70, 26, 3, PEACOCK) +
    circle(26, 70, 3, PEACOCK),
  vastu:
    path(STONE, 'M14 30h52v52H14zM40 30v20M40 62v20M14 58h14M52 58h14') +
    path(PEACOCK, 'M40 50a12 12 0 0 1 12 8') +
    path(VERMILION, 'M80 40V14M74 22l6-8 6 8'),
  prashna:
    circle(48, 48, 36, STONE) +
    path(PEACOCK, 'M37 39q0-13 12-13t11 12q0 7-7 10t-5 11') +
    circle(48, 70, 2.4, VERMILION),
  palmistry:
    path(
      STONE,
      'M30 84q-12-22-16-34 5-5 10 2l6 8V24q5-7 9 0v22-32q5-7 9 0v32-28q5-6 9 0v30-20q5-6 9 0v28q0 18-12 28z',
    ) + path(VERMILION, 'M34 62q14 0 18-10M36 72q16 0 26-14'),
  muhurta:
    path(STONE, 'M12 70h72M20 70a28 28 0 0 1 56 0') +
    path(MARIGOLD, 'M48 34V20M26 43l-9-9M70 43l9-9') +
    path(VERMILION, 'M48 70l10-20'),
  marriage:
    circle(37, 52, 22, MARIGOLD) +
    circle(59, 52, 22, VERMILION) +
    path(PEACOCK, 'M30 22l7-10 7 10-7 8zM52 22l7-10 7 10-7 8z'),
  career:
    path(STONE, 'M12 82h18V66h18V50h18V34h18') +
    path(MARIGOLD, 'M26 44l22-22M34 22h14v14') +
    circle(75, 22, 5, VERMILION),
  love:
    path(VERMILION, 'M40 76Q10 54 14 36q4-16 18-10 6 3 8 10 2-7 8-10 14-6 18 10 4 18-26 40z') +
    path(PEACOCK, 'M70 20a13 13 0 1 0 14 18a15 15 0 0 1-14-18z'),
  family:
    path(STONE, 'M12 46l36-30 36 30M20 42v40h56V42') +
    circle(37, 56, 5, PEACOCK) +
    circle(59, 56, 5, VERMILION) +
    circle(48, 68, 4, MARIGOLD) +
    path(STONE, 'M28 82q2-16 9-16M68 82q-2-16-9-16M42 82q1-8 6-8t6 8'),
  business:
    path(STONE, 'M48 14v66M32 82h32M18 28h60') +
    path(MARIGOLD, 'M18 28L8 56h20zM8 56q10 12 20 0') +
    path(PEACOCK, 'M78 28L68 56h20zM68 56q10 12 20 0'),
  money:
    circle(48, 48, 36, MARIGOLD) +
    circle(48, 48, 28, STONE) +
    path(VERMILION, 'M34 32h28M34 43h28M34 32h9q13 0 13 5.5t-13 5.5h-7l19 23'),
  health:
    path(PEACOCK, 'M48 84C16 62 10 42 22 28q14-12 26 6 12-18 26-6c12 14 6 34-26 56z') +
    path(VERMILION, 'M24 50h13l6-13 10 25 6-12h13'),
  spiritual:
    path(VERMILION, 'M48 78q-14-22 0-46 14 24 0 46') +
    path(MARIGOLD, 'M48 78Q24 70 24 42q16 6 18 18M48 78q24-8 24-36-16 6-18 18') +
    path(PEACOCK, 'M46 78Q20 82 10 60q12-2 18 2M50 78q26 4 36-18-12-2-18 2') +
    circle(48, 18, 4, MARIGOLD),
}

/** A figure for each speciality, by its slug. */
export const topicDrawings: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(FIGURES).map(([slug, figure]) => [slug, () => svg(...SIZE, figure)]),
)
