import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const sources = globSync('{src,table}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map((path) =>
  path.replaceAll('\\', '/'),
)

/** Files that import something of this package at run time. */
const importersOf = (name: string) =>
  sources
    .filter((path) =>
      new RegExp(`^import (?!type ).*from '${name}'`, 'm').test(readFileSync(new URL(path, root), 'utf8')),
    )
    .toSorted()

test('what browsers should not pay for stays where it belongs', () => {
  expect(importersOf('ky')).toEqual(['src/client/create-client.ts'])
  expect(importersOf('msw')).toEqual(['src/msw/handler.ts', 'src/msw/handlers-from.ts'])
  expect(importersOf('zod').filter((path) => !path.startsWith('table/'))).toEqual([])
  const reachTable = sources.filter((path) => /from '(\.\.\/)+table\//.test(readFileSync(new URL(path, root), 'utf8')))
  expect(reachTable).toEqual(['src/table.ts'])
})
