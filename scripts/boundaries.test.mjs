import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from './toolchain.mjs'

let planted = ''
afterEach(() => rmSync(planted, { recursive: true, force: true }))

/** What the linter says about a file with this import, put into that folder of the real tree. */
function lint(folder, source) {
  planted = mkdtempSync(join(root, folder, 'planted-'))
  writeFileSync(join(planted, 'planted.ts'), `${source}\n`)
  const run = spawnSync('pnpm', ['exec', 'oxlint', join(folder, basename(planted), 'planted.ts')], {
    cwd: root,
    encoding: 'utf8',
  })
  return { ok: run.status === 0, text: run.stdout }
}

test.each([
  [
    'packages/ui-kit/src',
    "export type { UserProfile } from '@tarapath/api-client/types'",
    'imports no other package of ours',
  ],
  ['packages/session-engine/src', "export { useState } from 'react'", 'No React at the root'],
  ['packages/backend/src', "export { createClient } from '@tarapath/api-client'", 'The backend sees the table only'],
  ['packages/customer-core/src', "export { createBackend } from '@tarapath/backend'", 'see the backend'],
  ['apps/customer-web/app', "export { table } from '@tarapath/api-client/table'", 'never reaches a browser'],
])('in %s the linter refuses %s', (folder, source, message) => {
  const { ok, text } = lint(folder, source)
  expect(ok).toBe(false)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(message)
})

test('an allowed import passes', () => {
  expect(lint('packages/backend/src', "export { table } from '@tarapath/api-client/table'").ok).toBe(true)
})
