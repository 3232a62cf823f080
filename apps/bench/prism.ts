// The main job of a customer, done by our client through a proxy that compares every request and every reply with our
// OpenAPI document: `node prism.ts`. Before that the proxy has to find faults that are planted on purpose.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { openTestBackend } from '@tarapath/backend/testing'
import { doMainJob } from './contract/main-job.ts'
import { startValidatingProxy } from './contract/validating-proxy.ts'
import { table } from './table.ts'

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

const backend = await openTestBackend()
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
} finally {
  proxy.stop()
  server.close()
  await backend.close()
}

const { requests, calls, violations } = proxy.seen
writeFileSync(
  new URL('results/prism.md', import.meta.url),
  `# The main job through a validating proxy

Somebody new looks around, signs in, adds money, chats, reviews, tips and leaves, by our client over HTTP, with
[Prism](https://github.com/stoplightio/prism) 5.16.0 between client and server. It compares each request and each reply
with \`openapi.json\`. Before that it found what was planted:

${found.map((sentence) => `- ${sentence}`).join('\n')}

**${requests} requests of ${calls.size} kinds, ${violations.length} violations.**
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
