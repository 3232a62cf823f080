import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readReport } from './read-report.mjs'
import { root } from './toolchain.mjs'

function read(report) {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readReport(file)
}

test('a report of Vitest names what failed, what could not be read, and what passed on the second try', () => {
  const assertion = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages })
  expect(
    read({
      numPassedTests: 2,
      numPendingTests: 1,
      testResults: [
        {
          name: join(root, 'a.test.ts'),
          status: 'failed',
          assertionResults: [
            assertion('one', 'passed'),
            assertion('two', 'passed', 'late'),
            assertion('three', 'failed', 'no'),
          ],
        },
        { name: join(root, 'b.test.ts'), status: 'failed', message: 'not a module', assertionResults: [] },
      ],
    }),
  ).toEqual({
    passed: 2,
    skipped: 1,
    failing: [
      { test: 'b.test.ts', why: 'not a module' },
      { test: 'a.test.ts › three', why: 'no' },
    ],
    flaky: [{ test: 'a.test.ts › two', why: 'late' }],
  })
})

test('a report of Playwright names them too, in suites inside suites', () => {
  const spec = (title, status, ...messages) => ({
    file: 'a.spec.ts',
    title,
    tests: [
      { projectName: 'phone', status, results: messages.map((message) => (message ? { error: { message } } : {})) },
    ],
  })
  expect(
    read({
      stats: { expected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'no server' }],
      suites: [
        {
          specs: [spec('one', 'expected', '')],
          suites: [{ specs: [spec('two', 'flaky', 'late', ''), spec('three', 'unexpected', 'no')] }],
        },
      ],
    }),
  ).toEqual({
    passed: 2,
    skipped: 0,
    failing: [
      { test: 'set-up', why: 'no server' },
      { test: '[phone] a.spec.ts › three', why: 'no' },
    ],
    flaky: [{ test: '[phone] a.spec.ts › two', why: 'late' }],
  })
})
