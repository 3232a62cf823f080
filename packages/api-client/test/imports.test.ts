import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const sources = globSync('{src,table}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map((path) =>
  path.replaceAll('\\', '/'),
)

/** Files that import a package at run time. */
const importersOf = (name: string) =>
  sources
    .filter((path) =>
      new RegExp(`^import (?!type ).*from '${name}'`, 'm').test(readFileSync(new URL(path, root), 'utf8')),
    )
    .toSorted()

test('ky, msw, zod and the table are imported only where they are needed', () => {
  expect(importersOf('ky')).toEqual(['src/client/exchange.ts'])
  expect(importersOf('msw')).toEqual(['src/msw/handler.ts', 'src/msw/handlers-from.ts'])
  expect(importersOf('zod').filter((path) => !path.startsWith('table/'))).toEqual([])
  const importersOfTable = sources.filter((path) =>
    /from '(\.\.\/)+table\//.test(readFileSync(new URL(path, root), 'utf8')),
  )
  expect(importersOfTable).toEqual(['src/table.ts'])
})
