import { timingSafeEqual } from 'node:crypto'
import { readSettings } from '../server/settings.ts'
import { createStagingRateLimit } from '../server/staging-rate-limit.ts'
import type { Route } from './+types/staging-verify'

const tries = createStagingRateLimit(() => performance.now())

/** Compares the code on the server: it stands in no file that a browser can read. */
export async function action({ request }: Route.ActionArgs) {
  const { staging } = readSettings(process.env)
  const form = await request.formData().catch(() => null)
  const given = form?.get('code')
  // The website's server wrote this header; what a visitor wrote there is gone.
  const address = request.headers.get('x-forwarded-for') ?? ''
  const wait = tries.retryAfterSeconds(address)
  if (wait > 0) return answer({ right: false, wait }, 429, { 'retry-after': String(wait) })
  const right = staging !== null && typeof given === 'string' && isSame(Buffer.from(given), Buffer.from(staging.code))
  if (!right) tries.recordFailure(address)
  return answer({ right }, right ? 200 : 403)
}

const answer = (body: object, status: number, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

const isSame = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected)
