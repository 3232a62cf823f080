// Reads what Vitest and Playwright say about their tests.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './toolchain.mjs'

/** `{ passed, skipped, failing: [{ test, why }], flaky: [{ test, why }] }`; a flaky one passed on its second try. */
export function readReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return 'testResults' in report ? fromVitest(report) : fromPlaywright(report)
}

function fromVitest({ numPassedTests, numPendingTests, testResults }) {
  const toEntries = (status) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === status && test.failureMessages.length > 0)
        .map((test) => ({ test: `${relative(root, name)} › ${test.fullName}`, why: test.failureMessages.join('\n') })),
    )
  // A file that could not be read has no tests.
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    skipped: numPendingTests,
    failing: [
      ...unread.map(({ name, message }) => ({ test: relative(root, name), why: message })),
      ...toEntries('failed'),
    ],
    flaky: toEntries('passed'),
  }
}

const fromPlaywright = ({ stats, suites, errors }) => ({
  passed: stats.expected + stats.flaky,
  skipped: stats.skipped,
  failing: [
    ...errors.map(({ message }) => ({ test: 'set-up', why: message })),
    ...suites.flatMap((suite) => testsWith(suite, 'unexpected')),
  ],
  flaky: suites.flatMap((suite) => testsWith(suite, 'flaky')),
})

/** The tests of a Playwright suite, and of the suites inside it, that ended in this way. */
function testsWith({ specs = [], suites = [] }, outcome) {
  const own = specs.flatMap(({ file, title, tests: runs }) =>
    runs
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => ({
        test: `[${projectName}] ${file} › ${title}`,
        why: results.findLast(({ error }) => error)?.error.message ?? '',
      })),
  )
  return [...own, ...suites.flatMap((suite) => testsWith(suite, outcome))]
}
