// `pnpm --filter @tarapath/bench jyotish` measures charts and calendars and writes results/jyotish.md.
// Fails when a full chart takes more than 2 ms.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import {
  birthChart,
  grahaPositions,
  kaalSarpDosha,
  mangalDosha,
  navamsaChart,
  panchang,
  sadeSati,
  vimshottariDasha,
} from '@tarapath/jyotish'

const MAX_CHART_MS = 2
const ROUNDS = 400
const DAY_MS = 86_400_000
const nagpur = { latitude: 21.15, longitude: 79.09 }

/** Another day each time, so that no cache of a library helps. */
const dateOf = (round: number) => new Date(Date.UTC(1950, 0, 1) + round * 37.31 * DAY_MS)

const tasks: Record<string, (date: Date) => unknown> = {
  'nine positions': (date) => grahaPositions(date),
  'a full chart: positions, lagna, houses, navamsa, dasha, doshas': (date) => {
    const chart = birthChart(date, nagpur)
    return [
      navamsaChart(chart),
      vimshottariDasha(chart.grahas.Moon.longitude, date),
      mangalDosha(chart),
      kaalSarpDosha(chart),
    ]
  },
  'the panchang of a day, with all ends': (date) =>
    panchang({ date: date.toISOString().slice(0, 10), utcOffsetMinutes: 330 }, nagpur),
  'sade sati within a hundred years': () => sadeSati('Meena', new Date('1950-01-01'), new Date('2050-01-01')),
}

/** The median and 99th percentile in milliseconds. */
function measure(task: (date: Date) => unknown): { p50: number; p99: number } {
  for (let round = 0; round < ROUNDS / 4; round++) task(dateOf(round + ROUNDS))
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now()
    task(dateOf(round))
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  return { p50: times[ROUNDS / 2] ?? 0, p99: times[ROUNDS * 0.99] ?? 0 }
}

const rows = Object.entries(tasks).map(([name, task]) => ({ name, ...measure(task) }))
const table = [
  '# jyotish',
  '',
  `Milliseconds on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}; ${ROUNDS} rounds, each with another date.`,
  'A full chart may take 2 ms.',
  '',
  '| what | p50 | p99 |',
  '| --- | --- | --- |',
  ...rows.map(({ name, p50, p99 }) => `| ${name} | ${p50.toFixed(3)} | ${p99.toFixed(3)} |`),
  '',
].join('\n')
mkdirSync(new URL('results/', import.meta.url), { recursive: true })
writeFileSync(new URL('results/jyotish.md', import.meta.url), table)
process.stdout.write(table)

const chart = rows.find(({ name }) => name.startsWith('a full chart'))
if (!chart || chart.p50 > MAX_CHART_MS)
  throw new Error(`A full chart takes ${chart?.p50.toFixed(2)} ms, more than 2 ms.`)
