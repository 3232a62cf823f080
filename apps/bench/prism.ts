// `node prism.ts` runs the main job of a customer, and then every endpoint, with our client through a proxy that checks
// each request and reply against our OpenAPI document. Before that the proxy has to find planted faults.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createClient, memoryStorage } from '@tarapath/api-client'
import { table as rows } from '@tarapath/api-client/table'
import { requestEndpoint, openFixture } from '@tarapath/backend-testing/contract'
import { doMainJob } from './contract/main-job.ts'
import { startValidatingProxy } from './contract/validating-proxy.ts'
import { table } from './table.ts'

/** Prism reads bodies as text, which breaks the pictures of a registration. */
const NAMES = Object.values(rows).flatMap(({ name }) => (name === 'registerConsultant' ? [] : [name]))

type Reply = Record<string, unknown> & { results: object[] }
const PLANTED: readonly { path: string; lie: (reply: Reply) => object }[] = [
  { path: '/api/v1/user/ip', lie: (reply) => ({ ...reply, ip: 7 }) },
  {
    path: '/api/v1/astro/consultants/',
    lie: ({ results: [first, ...others], ...page }) => ({
      ...page,
      results: [{ ...first, rating: 'good' }, ...others],
    }),
  },
  { path: '/api/v1/templates/all-banners/', lie: (reply) => ({ ...reply, primary: undefined }) },
]

const fixture = await openFixture()
const { backend } = fixture
let plant: ((reply: Response) => Promise<Response>) | null = null
const server = serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: async (request) => {
    const reply = await backend.fetch(request)
    return plant ? plant(reply) : reply
  },
})
if (!server.listening) await once(server, 'listening')
const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const proxy = await startValidatingProxy(upstream, (server.address() as AddressInfo).port + 1)

const found: string[] = []
for (const { path, lie } of PLANTED) {
  plant = async (reply) => Response.json(lie((await reply.json()) as Reply))
  await proxy.fetch(upstream + path)
  plant = null
  const [violation] = proxy.seen.violations.splice(0)
  if (!violation) throw new Error(`Prism did not see the fault planted in ${path}.`)
  found.push(`\`${violation.location}\` ${violation.message}`)
  await proxy.fetch(upstream + path)
  if (proxy.seen.violations.length > 0) throw new Error(`Prism complains of ${path}, which is right.`)
}
Object.assign(proxy.seen, { requests: 0, calls: new Set() })

try {
  await doMainJob(backend, upstream, proxy.fetch)
  for (const name of NAMES)
    await requestEndpoint(fixture, name, (tokens) =>
      createClient({ baseUrl: upstream, fetch: proxy.fetch, storage: memoryStorage(tokens), retry: 0 }),
    )
} finally {
  proxy.stop()
  server.close()
  await backend.close()
}

const { requests, calls, violations } = proxy.seen
writeFileSync(
  new URL('results/prism.md', import.meta.url),
  `# The main job and every call through a validating proxy

Somebody new looks around, signs in, adds money, chats, reviews, tips and leaves; then ${NAMES.length} of the ${Object.keys(rows).length} rows
of the table are called (\`registerConsultant\` is not: Prism breaks the pictures that it passes on). All of it by our client over HTTP, with [Prism](https://github.com/stoplightio/prism) 5.16.0 between
client and server. It compares each request and each reply with \`openapi.json\`. Before that it found what was planted:

${found.map((sentence) => `- ${sentence}`).join('\n')}

**${requests} requests, ${calls.size} of addresses that differ by more than a number, ${violations.length} violations.**
${
  violations.length > 0
    ? `\n${table(
        ['call', 'where', 'what'],
        violations.map(({ call, location, message }) => [call, location, message]),
      ).join('\n')}\n`
    : ''
}`,
)
console.log(`${requests} requests, ${violations.length} violations.`, violations)
process.exitCode = violations.length > 0 ? 1 : 0
