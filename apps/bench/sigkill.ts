// `node sigkill.ts [kills, 200 by default]` kills real servers with SIGKILL while customers recharge, tip and chat, then
// audits the ledger: one on the embedded database or, with TEST_DATABASE=postgres, three on a Postgres of their own.
// SIGINT ends it before its time, with an audit of what was done until then.
import { writeFileSync } from 'node:fs'
import { openPglite } from '@tarapath/backend/pglite'
import { openPostgres } from '@tarapath/backend/postgres'
import { startTestPostgres } from '@tarapath/backend-testing'
import { commit } from './commit.ts'
import { auditBooks } from './sigkill/audit-books.ts'
import { bundleServer } from './sigkill/bundle-server.ts'
import { createCustomer, type LoadCustomer } from './sigkill/customer.ts'
import { createKillableServer, type KillableServer } from './sigkill/killable-server.ts'

const KILLS = Number(process.argv[2] ?? 200)
const CUSTOMERS = 6
const startedAt = performance.now()

const postgres = process.env['TEST_DATABASE'] === 'postgres' ? await startTestPostgres() : null
if (process.env['TEST_DATABASE'] === 'postgres' && !postgres)
  throw new Error('There is no Postgres: set DATABASE_URL, or install one.')

const bundle = await bundleServer()
const servers: KillableServer[] = []
for (let left = postgres ? 3 : 1; left > 0; left -= 1)
  servers.push(await createKillableServer(bundle.command, postgres?.url))
const customers: LoadCustomer[] = []
for (let at = 0; at < CUSTOMERS; at += 1) customers.push(await createCustomer(servers[at % servers.length]!, at))

let kills = 0
let isInterrupted = false
process.once('SIGINT', () => (isInterrupted = true))
let isOver = false
const lives = customers.map((customer) => customer.live(() => isOver))
for (; kills < KILLS && !isInterrupted; kills += 1) {
  await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1300))
  // The others go on meanwhile, so a kill meets what they do with the same rows.
  await servers[Math.floor(Math.random() * servers.length)]!.killAndRestart()
  if (kills % 20 === 19)
    console.log(`${kills + 1} kills, ${customers.reduce((sum, { done }) => sum + done(), 0)} things done.`)
}
isOver = true
await Promise.all(lives)
await Promise.all(servers.map((server) => server.stop()))
bundle.remove()

const database = await (postgres
  ? openPostgres(postgres.url, { isPatient: true })
  : openPglite({ directory: servers[0]!.dataDirectory }))
const counts = await auditBooks(database, customers)
await database.close()
postgres?.stop()
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
writeFileSync(
  new URL('results/sigkill.md', import.meta.url),
  `# ${postgres ? 'Three real servers' : 'A real server'}, killed ${kills} times

${CUSTOMERS} customers recharge, tip and chat at the same time, and repeat requests without a reply under the same key.
Afterwards: 0 paise lost, 0 doubled; every balance equals the sum of its postings, and all of them add up to zero.

| done, each exactly once | |
| --- | ---: |
${Object.entries(counts)
  .map(([name, count]) => `| ${name} | ${count} |`)
  .join('\n')}

At ${commit}. 2 cores, Node 24, ${postgres ? 'three processes on one Postgres' : 'embedded database in a directory'}, ${minutes} minutes.
`,
)
console.log(`${kills} kills: nothing lost, nothing doubled.`, counts)
