import { timingSafeEqual } from 'node:crypto'
import { readSettings } from '../server/settings.ts'
import { createStagingRateLimit } from '../server/staging-rate-limit.ts'
import type { Route } from './+types/staging-verify'

const limit = createStagingRateLimit(() => performance.now())

/** Checks the code on the server, so that no file of the browser holds it. */
export async function action({ request }: Route.ActionArgs) {
  const { staging } = readSettings(process.env)
  const form = await request.formData().catch(() => null)
  const code = form?.get('code')
  // The server of the website sets this header and drops the one of the visitor.
  const address = request.headers.get('x-forwarded-for') ?? ''
  const wait = limit.retryAfterSeconds(address)
  if (wait > 0) return answer({ right: false, wait }, 429, { 'retry-after': String(wait) })
  const right = staging !== null && typeof code === 'string' && isSame(Buffer.from(code), Buffer.from(staging.code))
  if (!right) limit.recordFailure(address)
  return answer({ right }, right ? 200 : 403)
}

const answer = (body: object, status: number, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

const isSame = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected)
