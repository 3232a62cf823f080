// `pnpm verify`: every check and test that needs no browser. `--browser` adds the builds, the packed packages, the
// stories, the journeys and the page budgets; `--postgres` adds the tests on Postgres.
// The last line counts them all: one for each check, one for each test, those from the cache too.
import { missingPackages, TASKS_WITH_PACKAGES } from './full-run-packages.mjs'
import { runTasks } from './run-tasks.mjs'
import { isFullRun } from './test-selection.mjs'
import { main, stopwatch } from './toolchain.mjs'

const since = stopwatch()
const withBrowser = process.argv.includes('--browser')
const withPostgres = process.argv.includes('--postgres')
const withChromium = withBrowser && Boolean(process.env.CHROMIUM_PATH)
const total = { tasks: 0, passed: 0, failed: 0, skipped: 0, cached: 0 }
/** What failed and why, repeated at the end: the end is what is read. */
const failures = []
/** What passed on its second try, and why not on the first: a fault of the product or of the test, which did not stop this run. */
const flakes = []

function count({ name, passed, skipped, failing, flaky, isCached }) {
  total.tasks += 1
  total.cached += Number(isCached)
  total.passed += passed
  total.skipped += skipped
  total.failed += failing.length
  failures.push(...failing.map((entry) => describe('✗', name, entry)))
  flakes.push(...flaky.map((entry) => describe('Passed on the second try:', name, entry)))
}

/** The tasks whose packages are there. The others are named and counted as skipped. */
const tasksWithPackages = () =>
  Object.keys(TASKS_WITH_PACKAGES).filter((task) => {
    const missing = missingPackages(task)
    if (missing.length > 0) warn(`The task ${task} did not run: ${missing.join(', ')} could not be installed.`, 1)
    return missing.length === 0
  })

const describe = (mark, name, { test, why }) =>
  `${mark} ${name === test ? name : `${name}: ${test}`}\n${why.split('\n').slice(0, 12).join('\n')}`.trim()

function warn(message, skipped) {
  console.error(`\n${message}`)
  total.skipped += skipped
}

if (withBrowser && !withPostgres)
  warn('NO POSTGRES was found and none could be fetched: the backend was tested on the embedded database only.', 1)
if (withBrowser && !withChromium)
  warn(
    'NO BROWSER was found and none could be fetched: install Chromium or set CHROMIUM_PATH. Stories, journeys and page budgets did not run.',
    3,
  )

const checks = ['test:scripts', 'check:generated', 'format:check', 'boundaries', 'size']
const builds = [
  ...(withBrowser ? ['build', 'packed', 'built'] : []),
  ...(withBrowser && isFullRun ? ['build-storybook', 'release:check'] : []),
  ...(withChromium ? ['journeys', 'pages'] : []),
  ...(withChromium && isFullRun ? tasksWithPackages() : []),
]
const onPostgres = withPostgres ? ['test:postgres'] : []
const stories = withChromium ? ['stories', ...(isFullRun ? ['stories:wide'] : [])] : []

await main(async () => {
  // The first lane always computes and the others sometimes wait for browsers, so three lanes fill two cores.
  const outcomes = await runTasks(['test', ...onPostgres, 'typecheck', 'lint'], [...checks, ...builds], stories)
  outcomes.forEach(count)

  for (const entry of [...flakes, ...failures]) console.log(`\n${entry}`)
  console.log(`\nAll done in ${since()}; ${total.cached} of ${total.tasks} tasks came from the cache.`)
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
  process.exitCode = total.failed > 0 ? 1 : 0
})
