import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createStaticApp } from './static-app.ts'

const directory = mkdtempSync(join(tmpdir(), 'tarapath-static-app-'))
writeFileSync(join(directory, 'index.html'), `<meta content="font-src 'self'; connect-src 'self'; base-uri 'none'" />`)
afterAll(() => rmSync(directory, { recursive: true }))

const policyWith = async (connections: readonly string[]) => {
  const app = createStaticApp({ prefix: '/astrologer', directory, strictTransport: 'max-age=1', connections })
  return (await app?.request('/astrologer/'))?.text()
}

test('where LiveKit carries live streams, the pages connect to it and to nothing else', async () => {
  expect(await policyWith([])).toContain("; connect-src 'self'; ")
  expect(await policyWith(['wss://live.example', 'https://live.example'])).toContain(
    "; connect-src 'self' wss://live.example https://live.example; ",
  )
})
