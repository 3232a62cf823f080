// `node security-scan.ts` scans a running server with sqlmap and wapiti, after each has found the faults of a planted
// server. Needs both programs (`apt install sqlmap wapiti`).
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { openTestBackend } from '@tarapath/backend-testing'
import { startPlantedServer } from './security/planted-server.ts'
import { askSqlmap, askWapiti } from './security/scanners.ts'

/** Endpoints whose parameters reach the database, and pages that show their parameters. */
const PATHS = [
  '/api/v1/astro/consultants/?search=Farah&ordering=-rating&gender=female&language=hi&speciality=1&limit=5&offset=0',
  '/api/v1/user/places-by-term?term=Jaip',
  '/api/v1/templates/mantra/detail_view/?slug=gayatri-mantra&language=hi',
  '/api/v1/kun_store/products/?category__slug=gemstones&limit=5',
  '/api/v2/horoscope/?sign=leo&range=today&limit=3',
  '/console/endpoints?search=chat',
]

const originOf = async (server: ServerType): Promise<string> => {
  if (!server.listening) await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const planted = await startPlantedServer()
const faulty = await originOf(planted.server)
const plantedSql = await askSqlmap(`${faulty}/find?name=asha`)
const plantedFaults = await askWapiti(faulty, [`${faulty}/find?name=asha`, `${faulty}/page?name=asha`], 90)
await planted.stop()
if (plantedSql.length === 0) throw new Error('sqlmap did not find what was planted.')
if (plantedFaults.length === 0) throw new Error('wapiti did not find what was planted.')
console.log('Found what was planted:', plantedSql, plantedFaults)

const backend = await openTestBackend({ settings: { console: true } })
const statuses = new Map<number, number>()
const server = serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const reply = await backend.fetch(request)
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    return reply
  },
})
const origin = await originOf(server)
const urls = PATHS.map((path) => origin + path)
const findings = []
for (const url of urls) findings.push(...(await askSqlmap(url)))
const asked = () => [...statuses.values()].reduce((sum, count) => sum + count, 0)
const bySqlmap = asked()
findings.push(...(await askWapiti(origin, urls, 180)))
server.close()
await backend.close()

const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
const broken = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0)
writeFileSync(
  new URL('results/security-scan.md', import.meta.url),
  `# sqlmap and wapiti

In a throw-away server that makes SQL and markup of what it is asked, sqlmap found ${plantedSql.map(({ what }) => what).join(', ')};
wapiti found ${[...new Set(plantedFaults.map(({ what }) => what))].join(', ')}.

Then both asked ours, over HTTP, without rate limits, about:

${PATHS.map((path) => `- \`${path}\``).join('\n')}

**${findings.length} findings, ${broken} answers of 5xx** in ${bySqlmap} requests of sqlmap and ${asked() - bySqlmap} of wapiti (${counts.join(', ')}).
${findings.map(({ where, what }) => `\n- ${where}: ${what}`).join('')}
sqlmap 1.7.2 with boolean, error and union techniques for PostgreSQL, level 1; wapiti 3.0.4 with its modules for SQL,
scripts, commands, files, redirects and line breaks. Not covered: calls that write.
`,
)
console.log(`${findings.length} findings, ${broken} of 5xx.`, findings)
process.exitCode = findings.length + broken > 0 ? 1 : 0
