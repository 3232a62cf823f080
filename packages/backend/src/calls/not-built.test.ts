import { readFileSync } from 'node:fs'
import { table } from '@tarapath/api-client/table'
import { expect, test } from 'vitest'
import { calls } from './index.ts'

const rows = Object.values(table)
const routeOf = ({ method, path }: (typeof rows)[number]) => `${method} ${path}`
// Two functions may share a route; one handler answers both.
const builtRoutes = new Set(rows.filter(({ name }) => name in calls).map(routeOf))
const missing = rows.filter((row) => !builtRoutes.has(routeOf(row))).map(({ name }) => name)

test('docs/calls.md lists exactly the calls that answer 501', () => {
  const text = readFileSync(new URL('../../../../docs/calls.md', import.meta.url), 'utf8')
  const listed = [...text.matchAll(/^- `(\w+)`/gm)].map((match) => match[1])
  expect(new Set(listed)).toEqual(new Set(missing))
})
