// `node fuzz.ts [inputs for each endpoint, 1000 by default]` sends generated inputs, most of them invalid, to every
// endpoint and writes the statuses to results/fuzz.md.
import { writeFileSync } from 'node:fs'
import { fuzzEndpoint, openFuzzFixture } from '@tarapath/backend-testing/fuzz'
import { table as calls } from '@tarapath/api-client/table'
import { table } from './table.ts'

const inputs = Number(process.argv[2] ?? process.env['FUZZ_RUNS'] ?? 1000)
const lines: string[][] = []
const sums = new Map<string, number>()
const wrong: string[] = []
const startedAt = performance.now()
const fixture = await openFuzzFixture()

const CLASSES: readonly [name: string, holds: (status: number) => boolean][] = [
  ['done', (status) => status < 400],
  ['400', (status) => status === 400],
  ['401', (status) => status === 401],
  ['402', (status) => status === 402],
  ['403', (status) => status === 403],
  ['404', (status) => status === 404],
  ['409', (status) => status === 409],
  ['413, 415', (status) => status === 413 || status === 415],
  ['429', (status) => status === 429],
  [
    'other 4xx',
    (status) => status > 400 && status < 500 && ![400, 401, 402, 403, 404, 409, 413, 415, 429].includes(status),
  ],
  ['5xx', (status) => status >= 500],
]

for (const row of Object.values(calls)) {
  let statuses = new Map<number, number>()
  try {
    statuses = await fuzzEndpoint(fixture, row, inputs)
  } catch (failure) {
    wrong.push(String(failure))
    console.error(String(failure))
  }
  const counts = CLASSES.map(([name, holds]) => {
    const count = [...statuses].reduce((sum, [status, times]) => sum + (holds(status) ? times : 0), 0)
    sums.set(name, (sums.get(name) ?? 0) + count)
    return count === 0 ? '' : String(count)
  })
  lines.push([row.name, ...counts])
  console.log(`${lines.length} of ${Object.keys(calls).length}: ${row.name}`)
}
const lost = await fixture.audit()
await fixture.close()

const sent = [...sums.values()].reduce((sum, count) => sum + count, 0)
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(0)
writeFileSync(
  new URL('results/fuzz.md', import.meta.url),
  `# Generated inputs, and what the backend answered

${lines.length} endpoints, ${sent} inputs: two fifths as the schemas describe them, two fifths with a few parts replaced by
junk, one fifth mostly junk, among them broken bodies, wrong types, raw paths and repeated names; sent by the owner,
another customer, an astrologer, without a token, and with a forged token. Every answer was checked against the schema of
the table, the client's own check, or the shape of refusals.

**${wrong.length} endpoints answered 5xx, broke the table, or refused in another shape.**
${wrong.map((sentence) => `\n- ${sentence}`).join('')}
Afterwards: ${lost.length === 0 ? 'the ledger balances, no balance is negative, and no stock is below zero.' : lost.join(' ')}

${table(['call', ...CLASSES.map(([name]) => name)], [...lines, ['**all**', ...CLASSES.map(([name]) => String(sums.get(name)))]]).join('\n')}

A call with nothing under "done" needs what cannot be guessed, such as a code or a chat that has ended;
\`contract-run.test.ts\` of the backend makes each call with success.

2 cores, Node 24, embedded database, ${minutes} minutes.
`,
)
process.exitCode = wrong.length + lost.length > 0 ? 1 : 0
