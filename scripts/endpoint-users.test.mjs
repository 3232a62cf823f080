// Who uses each endpoint of the contract: a flow or a screen.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { table } from '../packages/api-client/src/table.ts'
import { root } from './toolchain.mjs'

const SOURCES = [
  'packages/customer-core/src/**/*.{ts,tsx}',
  'apps/customer-web/app/**/*.{ts,tsx}',
  'apps/embedded-view/src/**/*.{ts,tsx}',
]
const IS_NO_SOURCE = /\.(test|stories|gen)\.tsx?$|\/story-[\w-]+\.ts$/
const IMPORT = /import (?:type )?\{([^}]*)\} from '@tarapath\/api-client[\w/-]*'/g

/** The files that use the function of each endpoint. The client itself refreshes the access token. */
function findUsers() {
  const users = new Map([['refreshAccessToken', ['packages/api-client/src/client/refresh-session.ts']]])
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    if (IS_NO_SOURCE.test(file)) continue
    for (const [, names] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT))
      for (const name of names.split(',').map((text) => text.trim().split(' as ')[0]))
        users.set(name, [...(users.get(name) ?? []), file])
  }
  return users
}

const users = findUsers()
const names = Object.keys(table)

test('the contract has 96 endpoints', () => expect(names.length).toBe(96))

test.each(names.map((name) => [name, users.get(name)?.join(', ') ?? 'nobody']))('%s is used by %s', (name, files) => {
  expect(files).not.toBe('nobody')
})
