import { timingSafeEqual } from 'node:crypto'
import { readSettings } from '../server/settings.ts'
import type { Route } from './+types/staging-verify'

/** Compares the code on the server: it stands in no file that a browser can read. */
export async function action({ request }: Route.ActionArgs) {
  const { staging } = readSettings(process.env)
  const form = await request.formData().catch(() => null)
  const given = form?.get('code')
  const right = staging !== null && typeof given === 'string' && isSame(Buffer.from(given), Buffer.from(staging.code))
  return Response.json({ right }, { status: right ? 200 : 403, headers: { 'cache-control': 'no-store' } })
}

const isSame = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected)
