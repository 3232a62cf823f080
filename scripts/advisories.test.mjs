import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { root } from './toolchain.mjs'

/** Runs the audit at a registry that answers with this status and these advisories by package. */
async function audit(status, advisories) {
  const asked = []
  const registry = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume().on('end', () => {
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(advisories))
    })
  })
  await new Promise((listening) => registry.listen(0, '127.0.0.1', listening))
  const options = ['advisories', '--registry', `http://127.0.0.1:${registry.address().port}/`]
  const pnpm = spawn('pnpm', options, { cwd: root, shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [pnpm.stdout, pnpm.stderr]) stream.on('data', (text) => (output += text))
  const code = await new Promise((done) => pnpm.on('close', done))
  registry.close()
  expect(asked).toEqual(['POST /-/npm/v1/security/advisories/bulk'])
  return { code, output }
}

const advisory = (severity) => ({
  hono: [{ id: 1, url: 'https://example.com/1', title: 'For a test', severity, vulnerable_versions: '*', cwe: [] }],
})

test('a dependency with a vulnerability of high severity fails the audit, and one of moderate severity does not', async () => {
  expect(await audit(200, advisory('high'))).toEqual({ code: 1, output: expect.stringMatching(/hono[^]*example\.com/) })
  expect((await audit(200, advisory('moderate'))).code).toBe(0)
  expect(await audit(200, {})).toEqual({ code: 0, output: expect.stringContaining('No known vulnerabilities') })
})

test('a registry that answers no such question is named, and does not fail the audit', async () => {
  expect(await audit(405, {})).toEqual({ code: 0, output: expect.stringContaining('responded with 405') })
})
