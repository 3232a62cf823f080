// `pnpm verify`: every check and test that needs no browser. `--browser` adds the stories and the journeys.
// The last line counts them all: one for each check, one for each test.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, stopwatch } from './toolchain.mjs'

const since = stopwatch()
const reports = mkdtempSync(join(tmpdir(), 'tarapath-reports-'))
const total = { passed: 0, failed: 0, skipped: 0 }

function run(name, command, env = {}) {
  const time = stopwatch()
  console.log(`\n── ${name}`)
  const [file, ...args] = command.split(' ')
  const { status } = spawnSync(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${time()})`)
  return status === 0
}

function check(name, command) {
  total[run(name, command) ? 'passed' : 'failed'] += 1
}

function tests(name, command, file, read, env) {
  const ok = run(name, command, env)
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')))
    for (const key of Object.keys(total)) total[key] += counts[key]
    if (!ok && counts.failed === 0) total.failed += 1
    if (counts.passed + counts.failed === 0) throw new Error('no test ran')
  } catch (error) {
    console.error(`${name}: ${error.message}`)
    total.failed += 1
  }
}

const fromVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
  skipped: report.numPendingTests,
})
const fromPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})
const vitest = (name, command, file) =>
  tests(name, `${command} --reporter=default --reporter=json --outputFile.json=${file}`, file, fromVitest)

check('generated client is up to date', 'pnpm --filter @tarapath/api-client generate --check')
check('migrations match the schema', 'pnpm --filter @tarapath/backend db:generate --check')
check('route types', 'pnpm --filter @tarapath/customer-web typegen')
check('types', 'pnpm exec tsc -b')
check('lint', 'pnpm exec oxlint --type-aware')
check('format', 'pnpm exec oxfmt --check')
check('package boundaries', 'pnpm exec turbo boundaries')
vitest('tests', 'pnpm exec vitest run', join(reports, 'tests.json'))
check('build', 'pnpm exec turbo run build --output-logs=errors-only --filter=!@tarapath/storybook')
check('sizes', 'pnpm exec size-limit')

if (process.argv.includes('--browser')) {
  if (process.env.CHROMIUM_PATH) {
    vitest('stories', 'pnpm --filter @tarapath/storybook stories', join(reports, 'stories.json'))
    const file = join(reports, 'journeys.json')
    tests('journeys', 'pnpm journeys', file, fromPlaywright, { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
    check('page budgets', 'pnpm --filter @tarapath/bench pages')
  } else {
    console.error(
      '\nNO BROWSER was found and none could be fetched: install Chromium or set CHROMIUM_PATH. Stories and journeys did not run.',
    )
    total.skipped += 2
  }
}

rmSync(reports, { recursive: true, force: true })
console.log(`\nAll done in ${since()}.`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0
