import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('the client works in browsers that lack newer API', () => {
  const script = fileURLToPath(new URL('old-browser.ts', import.meta.url))
  const output = execFileSync(process.execPath, ['--no-warnings', script], { encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual({
    missing: ['undefined', 'undefined'],
    queries: ['?term=Pune', expect.stringMatching(/limit=20/), ''],
    refreshes: 1,
    lockOrder: ['first begins', 'first ends', 'second'],
    retries: { ok: true },
    failure: ['http', 404, { detail: 'no' }],
    aborts: ['timeout', 'aborted', 'aborted'],
  })
})
