import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { commitsSince, git, subjectFault } from './commit-subjects.mjs'
import { root } from './toolchain.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tarapath-commits-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every new commit has a subject of the form "scope: subject"', (context) => {
  const { commits, reason } = commitsSince(root)
  if (reason) return context.skip(reason)
  const faults = commits.map(({ hash, subject }) => [`${hash} ${subject}`, subjectFault(subject)])
  expect(faults.filter(([, fault]) => fault)).toEqual([])
})

test.each([
  'session-engine: name effects by type',
  'apps/bench: measure the list before and after',
  `docs: ${'a'.repeat(66)}`,
])('the subject "%s" is accepted', (subject) => expect(subjectFault(subject)).toBeNull())

test.each([
  'Say what still waits when a database hangs',
  'Docs: add a glossary',
  'docs:add a glossary',
  'docs: ',
  'docs: add a glossary.',
  `docs: ${'a'.repeat(67)}`,
])('the subject "%s" is refused', (subject) => expect(subjectFault(subject)).not.toBeNull())

function run(...args) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@tarapath.test', '-c', 'commit.gpgsign=false']
  const { status, stdout, stderr } = git(folder, ...identity, ...args)
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

test('commits are listed from the base on, without merges, and only where the history reaches the base', () => {
  expect(commitsSince(folder).reason).toBe('There is no git history here.')

  run('init', '--quiet', '--initial-branch', 'main')
  run('commit', '--quiet', '--allow-empty', '-m', 'The old style')
  const base = run('rev-parse', 'HEAD')
  run('switch', '--quiet', '-c', 'side')
  run('commit', '--quiet', '--allow-empty', '-m', 'docs: write on a branch')
  run('switch', '--quiet', 'main')
  run('commit', '--quiet', '--allow-empty', '-m', 'Planted without a scope')
  run('merge', '--quiet', '--no-ff', '-m', 'Merge branch side', 'side')
  const found = commitsSince(folder, base).commits.map(({ subject }) => subject)
  expect(found.toSorted()).toEqual(['Planted without a scope', 'docs: write on a branch'])

  expect(commitsSince(folder).reason).toContain('does not contain c463779')
})
