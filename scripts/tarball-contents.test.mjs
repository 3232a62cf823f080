import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { examplesOf } from './readme-examples.mjs'
import { contentProblems } from './tarball-contents.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarapath-contents-'))
  const texts = { version: '0.1.0', description: 'd', homepage: 'h', bugs: 'b', license: 'MIT', author: 'a' }
  const manifest = { ...texts, keywords: ['k'], repository: 'r', engines: { node: '>=22' } }
  put('package.json', JSON.stringify(manifest))
  for (const file of ['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.cts', 'dist/fonts/plex.woff2'])
    put(file, 'text')
  put('CHANGELOG.md', '# example\n\n## 0.1.0\n\nThe first release.\n')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test('a package with its documents, code and declarations is fine', () => {
  expect(contentProblems(folder)).toEqual([])
})

test.each(['src/index.ts', 'dist/index.js.map', 'dist/index.test.ts', '.env', 'fixtures/data.json'])(
  '%s does not belong in a tarball',
  (path) => {
    put(path, 'text')
    expect(contentProblems(folder)).toEqual([`${path} is in the tarball, but nobody reads it`])
  },
)

test('a missing document, a missing field, a stale changelog, a map that is not there and a huge file are reported', () => {
  rmSync(join(folder, 'LICENSE'))
  put('package.json', JSON.stringify({ version: '0.2.0', keywords: ['k'], homepage: 'h', bugs: 'b', license: 'MIT' }))
  put('dist/index.js', '//# sourceMappingURL=index.js.map')
  put('dist/large.js', ' '.repeat(2_000_001))
  expect(contentProblems(folder)).toEqual([
    'dist/index.js names a source map that is not in the tarball',
    'LICENSE is missing',
    ...['description', 'author', 'repository', 'engines'].map((field) => `package.json has no "${field}"`),
    expect.stringMatching(/^The package has \d+ bytes/),
    'CHANGELOG.md begins with 0.1.0, but the version is 0.2.0',
  ])
})

test('the blocks of a README are found, and which of them are run', () => {
  const readme = '```sh\nnpm i\n```\n\n```ts\na()\n```\n\n```ts compile-only\nb()\n```\n\n```tsx\nc()\n```\n'
  expect(examplesOf(readme)).toEqual([
    { language: 'ts', text: 'a()\n', isRun: true },
    { language: 'ts', text: 'b()\n', isRun: false },
    { language: 'tsx', text: 'c()\n', isRun: true },
  ])
})
