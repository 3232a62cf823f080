// Reads what Vitest and Playwright say about their tests.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './toolchain.mjs'

/** `{ passed, skipped, failing: [{ test, why }] }` */
export function readReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return 'testResults' in report ? fromVitest(report) : fromPlaywright(report)
}

const fromVitest = ({ numPassedTests, numPendingTests, testResults }) => ({
  passed: numPassedTests,
  skipped: numPendingTests,
  failing: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be read has no tests.
    if (status === 'failed' && failed.length === 0) return [{ test: file, why: message }]
    return failed.map((test) => ({ test: `${file} › ${test.fullName}`, why: test.failureMessages.join('\n') }))
  }),
})

const fromPlaywright = ({ stats, suites, errors }) => ({
  passed: stats.expected + stats.flaky,
  skipped: stats.skipped,
  failing: [...errors.map(({ message }) => ({ test: 'set-up', why: message })), ...suites.flatMap(unexpected)],
})

/** The tests of a Playwright suite, and of the suites inside it, that did not go as expected. */
function unexpected({ specs = [], suites = [] }) {
  const failing = specs.flatMap(({ file, title, tests: runs }) =>
    runs
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        test: `[${projectName}] ${file} › ${title}`,
        why: results.at(-1)?.error?.message ?? '',
      })),
  )
  return [...failing, ...suites.flatMap(unexpected)]
}
