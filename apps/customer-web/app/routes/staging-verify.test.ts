import { afterEach, expect, test, vi } from 'vitest'
import { action } from './staging-verify.ts'

afterEach(() => vi.unstubAllEnvs())

async function verify(body: string | FormData): Promise<number> {
  vi.stubEnv('STAGING_ORIGIN', 'https://staging.example')
  vi.stubEnv('STAGING_CODE', '123456')
  const request = new Request('https://staging.example/staging/verify', { method: 'POST', body })
  return (await action({ request } as Parameters<typeof action>[0])).status
}

const formOf = (code: string) => {
  const form = new FormData()
  form.set('code', code)
  return form
}

test('the code opens, and nothing else does or breaks', async () => {
  expect(await verify(formOf('123456'))).toBe(200)
  for (const wrong of ['123457', '', '12345', 'é12345', '1234560']) expect(await verify(formOf(wrong))).toBe(403)
  expect(await verify('{"code":"123456"}')).toBe(403)
})
