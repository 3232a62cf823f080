// `pnpm --filter @tarapath/bench waits` lets 1,000 customers wait in the queues of the real backend and compares the range
// that each was told at the start with what happened. Written to results/waits.md.
import { writeFileSync } from 'node:fs'
import { commit } from './commit.ts'
import { table } from './table.ts'
import { simulateWaits, type Told } from './waits/simulate-waits.ts'

const WAITS = Number(process.argv[2] ?? 1000)
const waits = await simulateWaits(WAITS, 20_261_123)

const minutes = (seconds: number): string => (seconds / 60).toFixed(1)
const share = (part: number, all: number): string => `${((part / Math.max(1, all)) * 100).toFixed(0)} %`
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function row(name: string, some: readonly Told[]): string[] {
  const inside = some.filter(({ from, to, waited }) => waited >= from && waited <= to).length
  const shorter = some.filter(({ from, waited }) => waited < from).length
  return [
    name,
    String(some.length),
    share(inside, some.length),
    share(shorter, some.length),
    share(some.length - inside - shorter, some.length),
    `${minutes(median(some.map(({ from }) => from)))} to ${minutes(median(some.map(({ to }) => to)))}`,
    minutes(median(some.map(({ waited }) => waited))),
  ]
}

const lines = table(
  ['ahead', 'waits', 'inside', 'shorter', 'longer', 'told, minutes', 'waited, minutes'],
  [
    ...[0, 1, 2, 3].map((ahead) =>
      row(
        String(ahead),
        waits.filter((wait) => wait.ahead === ahead),
      ),
    ),
    row(
      '4 and more',
      waits.filter(({ ahead }) => ahead > 3),
    ),
    row('**all**', waits),
  ],
)
console.log(lines.join('\n'))
writeFileSync(
  new URL('results/waits.md', import.meta.url),
  `# What customers who wait are told, and what happens

${WAITS} waits in the queues of the backend, by the virtual clock: astrologers whose chats last 4 to 14 minutes in the median,
customers with money for 20 to 120 minutes of whom 8 of 100 leave, 12 of 100 miss their turn, and the others take it
within a minute. Told is the range at the moment of joining; waited is the time until the turn came. The goal is 80 %
inside.

${lines.join('\n')}

Medians. Commit ${commit}; the same numbers at each run.
`,
)
