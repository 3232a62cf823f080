// `pnpm --filter @tarapath/bench backend [list] [polls] [catalogue] [debits] [ledger]`: all of them without a word, on a Postgres
// that is started for it. Written to results/backend.md and results/ledger.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { startTestPostgres } from '@tarapath/backend-testing'
import { measureCatalogues, SIZES } from './backend/catalogue.ts'
import { followModel } from './backend/ledger-model.ts'
import { measureDebits, raceDebits } from './backend/ledger.ts'
import { measureList } from './backend/list.ts'
import { measurePolls } from './backend/poll.ts'
import { preparePeers } from './backend/prepare-peers.ts'
import { table } from './table.ts'

const RACES = 20
const STEPS = 100_000
const parts = {
  list: { title: 'The list call', measure: reportList },
  polls: { title: 'Status polls', measure: reportPolls },
  catalogue: { title: 'The list call on catalogues of different length', measure: reportCatalogues },
  debits: { title: 'Debits', measure: reportDebits },
  ledger: { title: 'The ledger', measure: reportLedger },
}
type Part = keyof typeof parts

const asked = process.argv.slice(2) as Part[]
for (const name of asked)
  if (!(name in parts)) throw new Error(`"${name}" is none of ${Object.keys(parts).join(', ')}.`)

const RESULTS = new URL('results/backend.md', import.meta.url)
const HEAD = ['goal', 'wanted', 'measured', 'ours', 'beside it']

preparePeers()
const postgres = await startTestPostgres()
if (!postgres) throw new Error('Nothing to measure: set DATABASE_URL, or install Postgres.')
try {
  const measured = new Map<string, string>()
  for (const [name, { title, measure }] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name as Part)) continue
    const load = loadavg()[0]!
    const lines = await measure(postgres.url)
    const middle = ((load + loadavg()[0]!) / 2).toFixed(0)
    measured.set(
      title,
      [...lines, '', `About ${middle} processes wanted the two cores while this was measured.`].join('\n'),
    )
    console.log(measured.get(title))
  }
  const known = new Map([...sectionsOf(existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : ''), ...measured])
  const text = [
    '# The backend',
    'Made by `pnpm --filter @tarapath/bench backend` on 2 cores, Node 24, with Postgres on the same cores. What is compared took turns; ratios are medians of rounds side by side and bear a loaded machine, absolute numbers do not.',
    ...Object.values(parts).flatMap(({ title }) => (known.has(title) ? [`## ${title}`, known.get(title)!] : [])),
  ].join('\n\n')
  writeFileSync(RESULTS, `${text}\n`)
} finally {
  postgres.stop()
}

async function reportList(url: string): Promise<string[]> {
  const { ratio, middle } = await measureList(url)
  const times = (number: number): string => `${number.toFixed(2)} ×`
  const row = (goal: string, wanted: string, value: Parameters<typeof middle>[1], of: 'ours' | 'fastify') => [
    goal,
    wanted,
    times(ratio(of, 'bare', value)),
    number(middle(of, value)),
    number(middle('bare', value)),
  ]
  return [
    'Twenty cards, 32 connections. Beside it: `node:http` and `postgres` with one hand-written statement of the same reply.',
    '',
    ...table(HEAD, [
      row('requests a second', '≥ 0.80 ×', 'perSecond', 'ours'),
      row('p99, ms', '≤ 2.00 ×', 'p99', 'ours'),
      row('processor of the server for a request, ms', '–', 'cpuMs', 'ours'),
      row('Fastify with the same statement: requests a second', '–', 'perSecond', 'fastify'),
      row('Fastify: processor, ms', '–', 'cpuMs', 'fastify'),
      [
        'visitors who share a reply for a second, beside ours without',
        '≥ 5.00 ×',
        times(ratio('shared', 'ours', 'perSecond')),
        number(middle('shared', 'perSecond')),
        number(middle('ours', 'perSecond')),
      ],
    ]),
  ]
}

async function reportPolls(url: string): Promise<string[]> {
  const { bytes, statements, callMs, cores, thousand, twoThousand } = await measurePolls(url)
  const thousandOf = (ms: number): string => ((ms / 1000) * (1000 / 1.5)).toFixed(4)
  return [
    'Running chats whose customers ask every 1.5 s. Beside it: the same poll without its version, answered in full.',
    '',
    ...table(HEAD, [
      [
        'handler, parts of a core for 1,000 sessions',
        '≤ 0.010',
        thousandOf(callMs.unchanged),
        `${(callMs.unchanged * 1000).toFixed(1)} µs a poll`,
        `${(callMs.whole * 1000).toFixed(1)} µs`,
      ],
      [
        'with sockets, parts of a core for 1,000 sessions',
        '–',
        cores.unchanged.toFixed(3),
        `${cores.unchanged.toFixed(3)} (and ${cores.idle.toFixed(3)} for the work of each second)`,
        `${cores.whole.toFixed(3)}; \`node:http\` that says 304 and nothing else: ${cores.bare.toFixed(3)}`,
      ],
      [
        'bytes of an unchanged reply',
        '≤ 300',
        bytes.unchanged.toFixed(0),
        bytes.unchanged.toFixed(0),
        bytes.whole.toFixed(0),
      ],
      ['statements of 1,000 unchanged polls', '0', String(statements), String(statements), '–'],
      [
        'p99 at 1,333 polls a second, ms',
        '< 50',
        twoThousand.p99.toFixed(1),
        `p50 ${twoThousand.p50.toFixed(1)}, ${twoThousand.perSecond.toFixed(0)} a second came through`,
        `at 667: p50 ${thousand.p50.toFixed(1)}, p99 ${thousand.p99.toFixed(1)}`,
      ],
    ]),
  ]
}

async function reportCatalogues(url: string): Promise<string[]> {
  const result = await measureCatalogues(url)
  return [
    'p50 (p99) in milliseconds, in process and one call after the other; goal for the first page: the last at most 1.50 × the first.',
    '',
    ...table(
      ['', ...SIZES.map((size) => size.toLocaleString('en')), 'last beside first'],
      Object.entries(result).map(([question, sizes]) => [
        question,
        ...sizes.map(({ p50, p99 }) => `${p50.toFixed(2)} (${p99.toFixed(0)})`),
        `${(sizes.at(-1)!.p50 / sizes[0]!.p50).toFixed(2)} ×`,
      ]),
    ),
  ]
}

async function reportDebits(url: string): Promise<string[]> {
  const { ours, pgbench, ratio, repeated } = await measureDebits(url)
  return [
    'A minute that a customer pays, ten connections, a thousand wallets and one account of the platform. Beside it: `pgbench` with the same statements, prepared.',
    `${repeated.toLocaleString('en')} of our debits were sent a second time, and none moved money again.`,
    '',
    ...table(HEAD, [
      ['debits a second, none doubled', '≥ 0.50 ×', `${ratio.toFixed(2)} ×`, number(ours), number(pgbench)],
    ]),
  ]
}

async function reportLedger(url: string): Promise<string[]> {
  await raceDebits(url, RACES)
  const steps = await followModel(url, STEPS)
  writeFileSync(
    new URL('results/ledger.md', import.meta.url),
    [
      '# The ledger on Postgres',
      'Made by `pnpm --filter @tarapath/bench backend ledger`, which fails at the first difference.',
      `**${STEPS.toLocaleString('en')} random steps beside other books.** Ten lanes at the same time: recharges, minutes, tips and refunds of 200 customers and five astrologers; one step in ten comes again, now and then with other amounts under the same cause. What the ledger answered was what plain sums say after every step, and so was every balance in the end.`,
      table(
        [
          'posted',
          'repeated, nothing moved',
          'refused, too little in the wallet',
          'refused, the cause had other amounts',
        ],
        [[steps.posted, steps.repeated, steps.refused, steps.contradicted].map((count) => count.toLocaleString('en'))],
      ).join('\n'),
      `**A thousand debits at once on money for five hundred, ${RACES} runs, fifty connections.** Each time exactly five hundred passed, the others were refused, and the wallet was empty.`,
      'Afterwards every balance was what its postings add up to, and every journal and the whole ledger added up to nothing.',
    ].join('\n\n') + '\n',
  )
  return [
    `${STEPS.toLocaleString('en')} random steps agree with other books, and ${RACES} races of a thousand debits are exact: [what was counted](./ledger.md).`,
  ]
}

/** What an earlier run found, by title. */
function sectionsOf(text: string): Map<string, string> {
  const sections = text.split(/^## /m).slice(1)
  return new Map(
    sections.map((section) => [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n')).trim()]),
  )
}

function number(value: number): string {
  return value < 100 ? value.toFixed(2) : Math.round(value).toLocaleString('en')
}
