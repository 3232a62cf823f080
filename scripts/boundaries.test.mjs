import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './toolchain.mjs'

const REFUSED = [
  [
    'packages/ui-kit/src',
    "export type { UserProfile } from '@tarapath/api-client/types'",
    'imports no other package of ours',
  ],
  ['packages/session-engine/src', "export { useState } from 'react'", 'No React at the root'],
  ['packages/backend/src', "export { createClient } from '@tarapath/api-client'", 'The backend sees the table only'],
  ['packages/customer-core/src', "export { createBackend } from '@tarapath/backend'", 'see the backend'],
  ['apps/customer-web/app', "export { table } from '@tarapath/api-client/table'", 'never reaches a browser'],
]
const ALLOWED = ['packages/backend/src', "export { table } from '@tarapath/api-client/table'"]

const planted = []
let diagnostics = []

/** A file with this import, in a folder of its own in that one of the real tree. */
function plant([folder, source]) {
  const place = mkdtempSync(join(root, folder, 'planted-'))
  const file = join(place, 'planted.ts')
  planted.push(place)
  writeFileSync(file, `${source}\n`)
  return relative(root, file)
}

/** What the linter has to say about each of them, at once: starting it takes longer than its work. */
beforeAll(() => {
  const files = [...REFUSED, ALLOWED].map(plant)
  const run = spawnSync('pnpm', ['exec', 'oxlint', '--format', 'json', ...files], { cwd: root, encoding: 'utf8' })
  const said = JSON.parse(run.stdout)
  if (said.number_of_files !== files.length) throw new Error('The linter did not look at every planted file.')
  diagnostics = files.map((file) => said.diagnostics.filter(({ filename }) => filename === file))
})
afterAll(() => {
  for (const place of planted) rmSync(place, { recursive: true, force: true })
})

test.each(REFUSED.map((row, at) => [...row, at]))('in %s the linter refuses %s', (_, __, message, at) => {
  expect(diagnostics[at].filter(({ severity }) => severity === 'error')).not.toEqual([])
  expect(JSON.stringify(diagnostics[at])).toContain(message)
})

test('an allowed import passes', () => {
  expect(diagnostics.at(-1)).toEqual([])
})
