// `pnpm --filter @tarapath/bench room [minutes]`: 500 viewers of one live stream on a server process with a Postgres of
// its own, for an hour unless told otherwise. Written to results/room.md; it fails when a goal is missed.
import { writeFileSync } from 'node:fs'
import { startTestPostgres } from '@tarapath/backend-testing'
import { newDatabase } from './backend/new-database.ts'
import { median } from './backend/median.ts'
import { startOurs } from './backend/process.ts'
import { commit } from './commit.ts'
import { openRoom } from './room/open-room.ts'
import { startViewers, type Watched } from './room/viewers.ts'
import { table } from './table.ts'

const VIEWERS = 500
const HOUR = 60
const minutes = Number(process.argv[2] ?? HOUR)
const MAX_P99_MS = 300
/** Memory goes up and down with the collection of garbage: by so much its median may grow from the first quarter to the last. */
const MAX_GROWTH = 1.1
/** Messages a second, for this many seconds. */
const PHASES = [
  { perSecond: 5, seconds: minutes * 60 },
  { perSecond: 20, seconds: 60 },
]

const postgres = await startTestPostgres()
if (!postgres) throw new Error('Nothing to measure: set DATABASE_URL, or install Postgres.')
try {
  const url = await newDatabase(postgres.url, 'bench_room')
  const { streamId, tokens } = await openRoom(url, VIEWERS)
  const server = await startOurs(url)
  const viewers = await startViewers({ port: server.port, streamId, tokens })
  const rows: string[][] = []
  const missed: string[] = []
  const memory: number[] = []
  for (const { perSecond, seconds } of PHASES) {
    const cpuBefore = server.cpuSeconds()
    const startedAt = performance.now()
    const sent = await send(server.port, { perSecond, seconds, streamId, tokens }, () =>
      memory.push(server.residentMb()),
    )
    const cores = ((server.cpuSeconds() - cpuBefore) * 1000) / (performance.now() - startedAt)
    const watched = await viewers.report(sent)
    rows.push(row(perSecond, sent, watched, cores))
    console.log(rows.at(-1)?.join(' · '))
    if (watched.arrived !== sent * VIEWERS || watched.doubled > 0 || watched.p99 > MAX_P99_MS)
      missed.push(`At ${perSecond} messages a second a goal is missed.`)
  }
  await viewers.stop()
  await server.stop()
  const at = (share: number) => `${Math.round(memory[Math.floor((memory.length - 1) * share)] ?? 0)} MB`
  const quarter = Math.ceil(memory.length / 4)
  const [early, late] = [median(memory.slice(0, quarter)), median(memory.slice(-quarter))]
  if (late > early * MAX_GROWTH) missed.push('The memory of the server grows.')
  const lines = [
    '# A room of 500 viewers',
    '',
    `Made by \`pnpm --filter @tarapath/bench room ${minutes}\` on commit ${commit}: one server process, Postgres, the viewers and the
senders on two cores. Each viewer has a stream of events over a socket of its own; every second two of them lose it and
come back a second later, naming the last event that they had. Their access tokens are valid for a day. A time is that from the request that sends a message to
its arrival at a viewer.`,
    '',
    ...table(
      [
        'messages a second',
        'sent',
        'arrived',
        'lost',
        'doubled',
        'p50, ms',
        'p99, ms (goal 300)',
        'cores of the server',
      ],
      rows,
    ),
    '',
    `Memory of the server, ${memory.length} samples in ${minutes + 1} minutes: ${at(0)} at first, ${at(0.25)} after a quarter, ${at(0.5)}
in the middle, ${at(0.75)} after three quarters, ${at(1)} at last. The median of the first quarter is ${Math.round(early)} MB, that
of the last ${Math.round(late)} MB.`,
    '',
    ...(minutes < HOUR ? ['The goal is an hour, which this run was not.', ''] : []),
  ]
  writeFileSync(new URL('results/room.md', import.meta.url), lines.join('\n'))
  console.log(lines.join('\n'))
  for (const fault of missed) console.error(fault)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  postgres.stop()
}

interface Sending {
  perSecond: number
  seconds: number
  streamId: number
  tokens: readonly string[]
}

/** Sends at fixed moments, from one viewer after the other. Returns how many messages were taken. */
async function send(port: number, { perSecond, seconds, streamId, tokens }: Sending, eachQuarterMinute: () => void) {
  const startedAt = performance.now()
  const requests: Promise<void>[] = []
  let taken = 0
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const dueIn = startedAt + (index * 1000) / perSecond - performance.now()
    if (dueIn > 0) await new Promise((resolve) => setTimeout(resolve, dueIn))
    if (index % (perSecond * 15) === 0) eachQuarterMinute()
    const token = tokens[index % tokens.length] ?? ''
    const body = JSON.stringify({ text: inLetters(Date.now()) })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    requests.push(
      fetch(`http://127.0.0.1:${port}/api/events/live/${streamId}/lines/`, { method: 'POST', headers, body }).then(
        async (reply) => {
          await reply.text()
          if (reply.status !== 201) throw new Error(`A message was answered with ${reply.status}.`)
          taken += 1
        },
      ),
    )
  }
  await Promise.all(requests)
  return taken
}

/** Digits would be masked as a phone number. */
function inLetters(time: number): string {
  return String(time).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
}

function row(perSecond: number, sent: number, { arrived, doubled, p50, p99 }: Watched, cores: number): string[] {
  const missing = sent * VIEWERS - arrived
  return [...[perSecond, sent, arrived, missing, doubled, p50, p99].map(String), cores.toFixed(2)]
}
