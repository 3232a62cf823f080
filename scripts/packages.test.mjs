import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { apiReport } from './api-report.mjs'
import { publishedPackages } from './published-packages.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tarapath-api-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function declare(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test('a report holds what its doors lead to, each file once, and nothing that stays inside', () => {
  declare('dist/index.d.ts', "export { door } from './inner/door.ts'\n//# sourceMappingURL=index.d.ts.map\n")
  declare('dist/second.d.ts', "export type { Wood } from './inner/wood.js'\nimport './inner/door.js'\n")
  declare('dist/inner/door.d.ts', "import type { Wood } from './wood.ts'\nexport declare const door: Wood\n")
  declare('dist/inner/wood.d.ts', "export type Wood = import('./tree.ts').Tree\n")
  declare('dist/inner/tree.d.ts', 'export interface Tree {}\n')
  declare('dist/inner/secret.d.ts', 'export declare const secret: string\n')
  const report = apiReport(folder, 'house', [
    { entry: '.', types: './dist/index.d.ts' },
    { entry: './second', types: './dist/second.d.ts' },
  ])
  expect(report.match(/^\/\/ ── .*$/gm)).toEqual([
    '// ── house · dist/index.d.ts',
    '// ── house/second · dist/second.d.ts',
    '// ── dist/inner/door.d.ts',
    '// ── dist/inner/tree.d.ts',
    '// ── dist/inner/wood.d.ts',
  ])
  expect(report).toContain('export declare const door: Wood')
  expect(report).not.toContain('sourceMappingURL')
  expect(report).toContain("import type { Wood } from './dist/inner/wood.ts'")
})

test('a long list of exports has one name a line', () => {
  const names = Array.from({ length: 12 }, (_, at) => `aRatherLongName${at}`)
  declare('dist/list.d.ts', `export { ${names.join(', ')}, type Last, } from './inner/tree.ts';\n`)
  const report = apiReport(folder, 'list', [{ entry: '.', types: './dist/list.d.ts' }])
  expect(report).toContain(`export {\n  ${[...names, 'type Last'].join(',\n  ')},\n} from './dist/inner/tree.ts';`)
})

test('packages that other teams install are found by what they publish', () => {
  const found = publishedPackages()
  const names = found.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['@tarapath/api-client', '@tarapath/masking-utils', '@tarapath/ui-kit']))
  expect(names).not.toContain('@tarapath/backend')
  const entries = found.flatMap((one) => one.entries.map(({ entry }) => entry))
  expect(entries).toContain('./checks')
  expect(entries.filter((entry) => /\.(css|json)$|\*/.test(entry))).toEqual([])
})
