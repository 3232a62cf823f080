import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './toolchain.mjs'

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const store = join(root, 'node_modules/.pnpm')

/** These licences set no conditions on our own code; MPL requires publishing only changes to its own files. */
const PERMITTED =
  /^\(?(MIT|ISC|0BSD|Unlicense|BlueOak-1\.0\.0|CC-BY-4\.0|CC0-1\.0|MPL-2\.0|Apache-2\.0|BSD-[23]-Clause|WTFPL|Python-2\.0|AFL-2\.1|Unicode-DFS-2016)( (AND|OR) [\w.-]+)?\)?$/

/** The manifest of every installed package, by name and version. */
function installed() {
  const found = new Map()
  for (const folder of readdirSync(store)) {
    const modules = join(store, folder, 'node_modules')
    if (!existsSync(modules)) continue
    for (const name of readdirSync(modules).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((part) => `${name}/${part}`) : [name],
    )) {
      const file = join(modules, name, 'package.json')
      if (!existsSync(file)) continue
      const manifest = JSON.parse(readFileSync(file, 'utf8'))
      if (manifest.name && manifest.version) found.set(`${manifest.name}@${manifest.version}`, manifest)
    }
  }
  return found
}

test('every package comes from the registry and has a content hash', () => {
  const packages = lockfile.slice(lockfile.indexOf('\npackages:'), lockfile.indexOf('\nsnapshots:'))
  const resolutions = [...packages.matchAll(/^ {4}resolution: (.*)$/gm)].map(([, resolution]) => resolution)
  expect(resolutions.length).toBeGreaterThan(500)
  expect(resolutions.filter((resolution) => !/^\{integrity: sha512-[\w+/=]+\}$/.test(resolution))).toEqual([])
})

test('no package runs an install script', () => {
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const decisions = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(settings)?.[1] ?? ''
  expect(decisions.match(/: (true|false)/g)).toEqual([': false'])
  expect(settings).not.toMatch(/dangerouslyAllowAllBuilds|onlyBuiltDependencies/)
})

test('every package has a permitted licence', () => {
  const packages = installed()
  expect(packages.size).toBeGreaterThan(300)
  const licenceOf = ({ license, licenses }) => license?.type ?? license ?? licenses?.[0]?.type ?? 'none'
  const others = [...packages].filter(([, manifest]) => !PERMITTED.test(licenceOf(manifest)))
  expect(others.map(([name, manifest]) => `${name}: ${licenceOf(manifest)}`)).toEqual([])
})
