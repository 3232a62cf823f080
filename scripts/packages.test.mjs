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

test('a report has every file that the entries reach, once, and no other file', () => {
  declare('dist/index.d.ts', "export { first } from './inner/first.ts'\n//# sourceMappingURL=index.d.ts.map\n")
  declare('dist/second.d.ts', "export type { Second } from './inner/second.js'\nimport './inner/first.js'\n")
  declare('dist/inner/first.d.ts', "import type { Second } from './second.ts'\nexport declare const first: Second\n")
  declare('dist/inner/second.d.ts', "export type Second = import('./third.ts').Third\n")
  declare('dist/inner/third.d.ts', 'export interface Third {}\n')
  declare('dist/inner/internal.d.ts', 'export declare const internal: string\n')
  const report = apiReport(folder, 'example', [
    { entry: '.', types: './dist/index.d.ts' },
    { entry: './second', types: './dist/second.d.ts' },
  ])
  expect(report.match(/^\/\/ ── .*$/gm)).toEqual([
    '// ── example · dist/index.d.ts',
    '// ── example/second · dist/second.d.ts',
    '// ── dist/inner/first.d.ts',
    '// ── dist/inner/second.d.ts',
    '// ── dist/inner/third.d.ts',
  ])
  expect(report).toContain('export declare const first: Second')
  expect(report).not.toContain('sourceMappingURL')
  expect(report).toContain("import type { Second } from './dist/inner/second.ts'")
})

test('a long list of exports has one name on each line', () => {
  const names = Array.from({ length: 12 }, (_, at) => `aRatherLongName${at}`)
  declare('dist/list.d.ts', `export { ${names.join(', ')}, type Last, } from './inner/third.ts';\n`)
  const report = apiReport(folder, 'list', [{ entry: '.', types: './dist/list.d.ts' }])
  expect(report).toContain(`export {\n  ${[...names, 'type Last'].join(',\n  ')},\n} from './dist/inner/third.ts';`)
})

test('the published packages and their code entries are found', () => {
  const found = publishedPackages()
  const names = found.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['@tarapath/api-client', '@tarapath/masking-utils', '@tarapath/ui-kit']))
  expect(names).not.toContain('@tarapath/backend')
  const entries = found.flatMap((one) => one.entries.map(({ entry }) => entry))
  expect(entries).toContain('./checks')
  expect(entries.filter((entry) => /\.(css|json)$|\*/.test(entry))).toEqual([])
})
