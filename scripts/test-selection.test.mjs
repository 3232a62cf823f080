import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { publishedPackages } from './published-packages.mjs'
import { ALSO_ON_POSTGRES, FULL_RUN_ONLY } from './test-selection.mjs'
import { root } from './toolchain.mjs'

const exclude = (path) => /^(node_modules|\.tsc|dist|build)$/.test(basename(path))
const files = (pattern) => globSync(pattern, { cwd: root, exclude })
const scriptsOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts ?? {}

test('every workspace that has tests has a script that runs them', () => {
  const folders = files('{packages,apps}/*/package.json').map(dirname)
  const without = folders.filter((folder) => !scriptsOf(folder).test)
  expect(without.flatMap((folder) => files(`${folder}/**/*.test.{ts,tsx,mjs}`))).toEqual([])
})

test('every published package has a script that packs it and uses it', () => {
  const names = publishedPackages().map(({ folder }) => basename(folder))
  const without = names.filter((name) => scriptsOf(`packages/${name}`).packed === undefined)
  expect(names).not.toEqual([])
  expect(without).toEqual([])
})

test.each([...ALSO_ON_POSTGRES, ...FULL_RUN_ONLY])('%s names one test file', (name) => {
  expect(files(`{apps,packages,scripts}/**/${name}.test.{ts,mjs}`)).toHaveLength(1)
})

test.each(['backend', 'staff-desk', 'sandbox', 'backend-testing'])(
  // Their tests need each other, so these name their dependencies instead of `^source`, which would be a cycle.
  'the cached results of %s depend on all workspaces that its sources import',
  (name) => {
    const read = (file) => JSON.parse(readFileSync(join(root, 'packages', name, file), 'utf8'))
    const dependencies = Object.keys(read('package.json').dependencies).filter((each) => each.startsWith('@tarapath/'))
    expect(read('turbo.json').tasks.source.dependsOn).toEqual(dependencies.map((each) => `${each}#source`))
  },
)
