import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './toolchain.mjs'

const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter(
    (path) =>
      path.endsWith('.md') &&
      !path.includes('ENDPOINTS') &&
      !path.includes('CHANGELOG') &&
      existsSync(join(root, path)),
  )

/** The paths that a document names: inline code such as `apps/server/src/main.ts`, and relative links. */
function namedPaths(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const code = [...text.matchAll(/`((?:apps|packages|docs|scripts)\/[\w./-]+)`/g)].map((match) => join(root, match[1]))
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) =>
    join(root, dirname(file), match[1]),
  )
  return [...code, ...links]
}

test('the repository has documents to check', () => expect(tracked.length).toBeGreaterThan(3))

test.each(tracked)('every path that %s names exists', (file) => {
  expect(namedPaths(file).filter((path) => !existsSync(path))).toEqual([])
})

const decisions = tracked.filter((path) => path.startsWith('docs/decisions/'))

test.each(decisions)('%s has the form of a decision', (file) => {
  const number = /(\d{3})-/.exec(file)[1]
  const form = [`# ${number}: `, '- Date: ', '- Status: ', '## Context', '## Decision', '## Consequences']
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const found = lines.filter((line) => form.some((start) => line.startsWith(start)))
  expect(found.map((line, at) => line.startsWith(form[at]))).toEqual(form.map(() => true))
})

test('the README lists every decision', () => {
  const listed = namedPaths('README.md').filter((path) => path.startsWith(join(root, 'docs/decisions/')))
  expect(listed).toEqual(decisions.map((path) => join(root, path)).toSorted())
})

test.each(['apps', 'packages'])('the architecture lists every workspace of %s', (folder) => {
  const listed = namedPaths('docs/architecture.md')
  const workspaces = readdirSync(join(root, folder)).map((name) => join(root, folder, name))
  expect(workspaces.filter((path) => !listed.includes(path))).toEqual([])
})
