import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundaryProblems } from './boundaries.mjs'
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
  ['packages/customer-core/src/wallet', 'export const Planted = () => <p>Add money</p>', 'words/en.json'],
  ['packages/customer-core/src/wallet', "export const Planted = () => <img alt='Wallet' />", 'words/en.json'],
  ['apps/customer-web/app/shell', "export const planted = 'Your wallet is empty.'", 'words/en.json'],
]
const ALLOWED = ['packages/backend/src', "export { table } from '@tarapath/api-client/table'"]

/** The configuration of the repository without its sources: other checks read the real tree meanwhile. */
const copy = mkdtempSync(join(tmpdir(), 'tarapath-boundaries-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const CONFIGURATION = [
  '.oxlintrc.json',
  'scripts/lint/*.mjs',
  'package.json',
  'pnpm-{lock,workspace}.yaml',
  'turbo.json',
]
const OF_WORKSPACES = ['package.json', 'turbo.json', 'tsconfig.json'].map((name) => `{packages,apps}/*/${name}`)
beforeAll(() => {
  for (const path of globSync([...CONFIGURATION, ...OF_WORKSPACES], { cwd: root })) {
    mkdirSync(join(copy, dirname(path)), { recursive: true })
    copyFileSync(join(root, path), join(copy, path))
  }
})

const run = (tool, ...args) => spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8' })

/** A file with this text in the folder, under a name of its own. */
function plant([folder, source], name) {
  const file = join(folder, `${name}.${source.includes('<') ? 'tsx' : 'ts'}`)
  mkdirSync(join(copy, folder), { recursive: true })
  writeFileSync(join(copy, file), `${source}\n`)
  return file
}

let diagnostics = []

/** Lints all of them at once: starting the linter takes longer than its work. */
beforeAll(() => {
  const files = [...REFUSED, ALLOWED].map((row, at) => plant(row, `planted-${at}`))
  const report = JSON.parse(run('oxlint', '--format', 'json', ...files).stdout)
  if (report.number_of_files !== files.length) throw new Error('The linter did not read every planted file.')
  diagnostics = files.map((file) => report.diagnostics.filter(({ filename }) => filename === file))
  for (const file of files) rmSync(join(copy, file))
})

test.each(REFUSED.map((row, at) => [...row, at]))('in %s the linter refuses %s', (_, __, message, at) => {
  expect(diagnostics[at].filter(({ severity }) => severity === 'error')).not.toEqual([])
  expect(JSON.stringify(diagnostics[at])).toContain(message)
})

test('an allowed import passes', () => {
  expect(diagnostics.at(-1)).toEqual([])
})

test('turbo boundaries refuses a dependency that the package does not declare, and nothing else', () => {
  spawnSync('git', ['init', '--quiet'], { cwd: copy })
  expect(boundaryProblems(copy)).toBeNull()
  plant(['packages/jyotish/src', "export { createBackend } from '@tarapath/backend'"], 'planted')
  expect(boundaryProblems(copy)).toContain('@tarapath/backend')
})
