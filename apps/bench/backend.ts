// `pnpm --filter @tarapath/bench backend [list] [polls] [catalogue] [debits] [ledger]` measures the named parts, or all,
// on a Postgres that it starts. Writes results/backend.md and results/ledger.md.
import { writeFileSync } from 'node:fs'
import { startTestPostgres } from '@tarapath/backend-testing'
import { measureCatalogues, SIZES } from './backend/catalogue.ts'
import { compareWithModel } from './backend/ledger-model.ts'
import { measureDebits, raceDebits } from './backend/ledger.ts'
import { measureList } from './backend/list.ts'
import { measurePolls } from './backend/poll.ts'
import { preparePeers } from './backend/prepare-peers.ts'
import { measureParts } from './measure-parts.ts'
import { table } from './table.ts'

const RACES = 20
const STEPS = 100_000
const HEAD = ['measure', 'goal', 'result', 'ours', 'compared with']

preparePeers()
const postgres = await startTestPostgres()
if (!postgres) throw new Error('Nothing to measure: set DATABASE_URL, or install Postgres.')
const { url } = postgres
try {
  await measureParts(
    {
      list: { title: 'The list call', measure: () => reportList(url) },
      polls: { title: 'Status polls', measure: () => reportPolls(url) },
      catalogue: {
        title: 'The list call on catalogues of different length',
        measure: () => reportCatalogues(url),
      },
      debits: { title: 'Debits', measure: () => reportDebits(url) },
      ledger: { title: 'The ledger', measure: () => reportLedger(url) },
    },
    {
      file: new URL('results/backend.md', import.meta.url),
      head: [
        '# The backend',
        'Made by `pnpm --filter @tarapath/bench backend` on 2 cores, Node 24, with Postgres on the same cores. Contestants take turns; ratios are medians of adjacent rounds and hold on a loaded machine, absolute numbers do not.',
      ],
    },
  )
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
    'Twenty cards, 32 connections. Compared with `node:http` and `postgres` with one hand-written statement and the same reply.',
    '',
    ...table(HEAD, [
      row('requests a second', '≥ 0.80 ×', 'perSecond', 'ours'),
      row('p99, ms', '≤ 2.00 ×', 'p99', 'ours'),
      row('CPU of the server for a request, ms', '–', 'cpuMs', 'ours'),
      row('Fastify with the same statement: requests a second', '–', 'perSecond', 'fastify'),
      row('Fastify: CPU, ms', '–', 'cpuMs', 'fastify'),
      [
        'with replies shared for a second, compared with ours without',
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
    'Running chats whose customers poll every 1.5 s. Compared with the same poll without If-None-Match, answered in full.',
    '',
    ...table(HEAD, [
      [
        'handler, share of a core for 1,000 sessions',
        '≤ 0.010',
        thousandOf(callMs.unchanged),
        `${(callMs.unchanged * 1000).toFixed(1)} µs a poll`,
        `${(callMs.full * 1000).toFixed(1)} µs`,
      ],
      [
        'with sockets, share of a core for 1,000 sessions',
        '–',
        cores.unchanged.toFixed(3),
        `${cores.unchanged.toFixed(3)} (and ${cores.idle.toFixed(3)} without polls)`,
        `${cores.full.toFixed(3)}; \`node:http\` that answers 304 only: ${cores.bare.toFixed(3)}`,
      ],
      [
        'bytes of an unchanged reply',
        '≤ 300',
        bytes.unchanged.toFixed(0),
        bytes.unchanged.toFixed(0),
        bytes.full.toFixed(0),
      ],
      ['statements of 1,000 unchanged polls', '0', String(statements), String(statements), '–'],
      [
        'p99 at 1,333 polls a second, ms',
        '< 50',
        twoThousand.p99.toFixed(1),
        `p50 ${twoThousand.p50.toFixed(1)}, ${twoThousand.perSecond.toFixed(0)} polls a second answered`,
        `at 667: p50 ${thousand.p50.toFixed(1)}, p99 ${thousand.p99.toFixed(1)}`,
      ],
    ]),
  ]
}

async function reportCatalogues(url: string): Promise<string[]> {
  const result = await measureCatalogues(url)
  return [
    'p50 (p99) in milliseconds, in process, sequential requests; goal for the first page: the last at most 1.50 × the first.',
    '',
    ...table(
      ['', ...SIZES.map((size) => size.toLocaleString('en')), 'last / first'],
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
    'The debit for one paid minute, ten connections, a thousand wallets and one platform account. Compared with `pgbench` and the same prepared statements.',
    `${repeated.toLocaleString('en')} of our debits were sent twice, and none moved money twice.`,
    '',
    ...table(HEAD, [
      ['debits a second, none doubled', '≥ 0.50 ×', `${ratio.toFixed(2)} ×`, number(ours), number(pgbench)],
    ]),
  ]
}

async function reportLedger(url: string): Promise<string[]> {
  await raceDebits(url, RACES)
  const steps = await compareWithModel(url, STEPS)
  writeFileSync(
    new URL('results/ledger.md', import.meta.url),
    [
      '# The ledger on Postgres',
      'Made by `pnpm --filter @tarapath/bench backend ledger`, which fails at the first difference.',
      `**${STEPS.toLocaleString('en')} random steps compared with a model.** Ten lanes at the same time: recharges, minutes, tips and refunds of 200 customers and five astrologers; one step in ten is repeated, sometimes with other amounts under the same cause. The ledger's answer equalled the model's after every step, and so did every balance at the end.`,
      table(
        ['posted', 'repeated, nothing moved', 'refused, balance too low', 'refused, the cause had other amounts'],
        [[steps.posted, steps.repeated, steps.refused, steps.contradicted].map((count) => count.toLocaleString('en'))],
      ).join('\n'),
      `**A thousand concurrent debits on a balance for five hundred, ${RACES} runs, fifty connections.** Each time exactly five hundred were posted, the others were refused, and the wallet was empty.`,
      'Afterwards every balance equalled the sum of its postings, and every journal and the whole ledger added up to zero.',
    ].join('\n\n') + '\n',
  )
  return [
    `${STEPS.toLocaleString('en')} random steps agree with the model, and ${RACES} races of a thousand debits are exact: [counts](./ledger.md).`,
  ]
}

function number(value: number): string {
  return value < 100 ? value.toFixed(2) : Math.round(value).toLocaleString('en')
}
