// `node sigkill.ts [kills, 200 by default]` kills a real server with SIGKILL while customers recharge, tip and chat, then
// audits the ledger: on the embedded database or, with TEST_DATABASE=postgres, on a Postgres of its own.
import { writeFileSync } from 'node:fs'
import { openPglite } from '@tarapath/backend/pglite'
import { openPostgres } from '@tarapath/backend/postgres'
import { startTestPostgres } from '@tarapath/backend-testing'
import { auditBooks } from './sigkill/audit-books.ts'
import { createCustomer } from './sigkill/customer.ts'
import { createKillableServer } from './sigkill/killable-server.ts'

const KILLS = Number(process.argv[2] ?? 200)
const CUSTOMERS = 5
const startedAt = performance.now()

const postgres = process.env['TEST_DATABASE'] === 'postgres' ? await startTestPostgres() : null
if (process.env['TEST_DATABASE'] === 'postgres' && !postgres)
  throw new Error('There is no Postgres: set DATABASE_URL, or install one.')

const server = await createKillableServer(postgres?.url)
const customers = []
for (let at = 0; at < CUSTOMERS; at += 1) customers.push(await createCustomer(server, at))

let isOver = false
const lives = customers.map((customer) => customer.live(() => isOver))
for (let kill = 1; kill <= KILLS; kill += 1) {
  await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1300))
  await server.killAndRestart()
  if (kill % 20 === 0)
    console.log(`${kill} kills, ${customers.reduce((sum, { done }) => sum + done(), 0)} things done.`)
}
isOver = true
await Promise.all(lives)
await server.stop()

const database = await (postgres
  ? openPostgres(postgres.url, { isPatient: true })
  : openPglite({ directory: server.dataDirectory }))
const counts = await auditBooks(database, customers)
await database.close()
postgres?.stop()
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
writeFileSync(
  new URL('results/sigkill.md', import.meta.url),
  `# A real server, killed ${KILLS} times

${CUSTOMERS} customers recharge, tip and chat at the same time, and repeat requests without a reply under the same key.
Afterwards: 0 paise lost, 0 doubled; every balance equals the sum of its postings, and all of them add up to zero.

| done, each exactly once | |
| --- | ---: |
${Object.entries(counts)
  .map(([name, count]) => `| ${name} | ${count} |`)
  .join('\n')}

2 cores, Node 24, ${postgres ? 'Postgres' : 'embedded database in a directory'}, ${minutes} minutes.
`,
)
console.log(`${KILLS} kills: nothing lost, nothing doubled.`, counts)
