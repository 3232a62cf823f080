import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './toolchain.mjs'

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const store = join(root, 'node_modules/.pnpm')

/** All of them allow what we do without conditions on our own code; MPL asks only for changes to its own files. */
const PERMITTED =
  /^\(?(MIT|ISC|0BSD|Unlicense|BlueOak-1\.0\.0|CC-BY-4\.0|CC0-1\.0|MPL-2\.0|Apache-2\.0|BSD-[23]-Clause)( (AND|OR) [\w.-]+)?\)?$/

/** Every package that is installed here, by name and version. */
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
      const about = JSON.parse(readFileSync(file, 'utf8'))
      if (about.name && about.version) found.set(`${about.name}@${about.version}`, about)
    }
  }
  return found
}

test('every package comes from the registry, by the hash of what it holds', () => {
  const packages = lockfile.slice(lockfile.indexOf('\npackages:'), lockfile.indexOf('\nsnapshots:'))
  const resolutions = [...packages.matchAll(/^ {4}resolution: (.*)$/gm)].map(([, resolution]) => resolution)
  expect(resolutions.length).toBeGreaterThan(500)
  expect(resolutions.filter((resolution) => !/^\{integrity: sha512-[\w+/=]+\}$/.test(resolution))).toEqual([])
})

test('no package runs a script when it is installed', () => {
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const decided = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(settings)?.[1] ?? ''
  expect(decided.match(/: (true|false)/g)).toEqual([': false'])
  expect(settings).not.toMatch(/dangerouslyAllowAllBuilds|onlyBuiltDependencies/)
})

test('every package says under which licence it may be used', () => {
  const packages = installed()
  expect(packages.size).toBeGreaterThan(300)
  const licenceOf = ({ license, licenses }) => license?.type ?? license ?? licenses?.[0]?.type ?? 'none'
  const others = [...packages].filter(([, about]) => !PERMITTED.test(licenceOf(about)))
  expect(others.map(([name, about]) => `${name}: ${licenceOf(about)}`)).toEqual([])
})
