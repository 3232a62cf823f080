// What a published package has to hold and what it must not: every file of a tarball is downloaded by every user.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Code, declarations, styles and fonts of `dist`, and the documents that package.json names. */
const WANTED = /^(package\.json|LICENSE|[A-Z]+\.md|[\w.]+\.json|dist\/.*\.(js|cjs|d\.ts|d\.cts|css|woff2|txt))$/
const NEEDED = ['README.md', 'CHANGELOG.md', 'LICENSE']
const FIELDS = ['description', 'keywords', 'homepage', 'bugs', 'license', 'author', 'repository', 'engines']

/** Unpacked bytes above this show that something has slipped in. */
const MAX_BYTES = 2_000_000

/** The files of an unpacked package. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted()

/** What is wrong with the files and the manifest of an unpacked package, one line each. */
export function contentProblems(folder) {
  const files = filesOf(folder)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const bytes = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
  const mapped = files.filter(
    (path) => /\.(c?js|css)$/.test(path) && readFileSync(join(folder, path), 'utf8').includes('# sourceMappingURL='),
  )
  return [
    ...files.filter((path) => !WANTED.test(path)).map((path) => `${path} is in the tarball, but nobody reads it`),
    ...mapped.map((path) => `${path} names a source map that is not in the tarball`),
    ...NEEDED.filter((path) => !files.includes(path)).map((path) => `${path} is missing`),
    ...FIELDS.filter((field) => !manifest[field]).map((field) => `package.json has no "${field}"`),
    ...(bytes > MAX_BYTES ? [`The package has ${bytes} bytes; at most ${MAX_BYTES} are allowed`] : []),
    ...changelogProblems(folder, manifest.version),
  ]
}

function changelogProblems(folder, version) {
  const file = join(folder, 'CHANGELOG.md')
  if (!existsSync(file)) return []
  const [, newest] = /^## (\S+)/m.exec(readFileSync(file, 'utf8')) ?? []
  return newest === version ? [] : [`CHANGELOG.md begins with ${newest}, but the version is ${version}`]
}
