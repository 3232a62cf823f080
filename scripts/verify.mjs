// `pnpm verify`: every check and test that needs no browser. `--browser` adds the builds, the stories, the journeys and
// the page budgets; `--postgres` adds the backend's tests on Postgres.
// The last line counts them all: one for each check, one for each test.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, stopwatch } from './toolchain.mjs'

const since = stopwatch()
const withBrowser = process.argv.includes('--browser')
const withPostgres = process.argv.includes('--postgres')
const reports = mkdtempSync(join(tmpdir(), 'tarapath-reports-'))
const total = { passed: 0, failed: 0, skipped: 0 }
/** What failed and why, said once more at the end: the end is what is read. */
const failures = []

function failed(what, why = '') {
  total.failed += 1
  failures.push(`✗ ${what}\n${why.split('\n').slice(0, 12).join('\n')}`.trim())
}

/** Runs a command; what it prints appears in one piece when it has ended, or at once with `live`. */
function run(name, command, { env = {}, live = false } = {}) {
  const time = stopwatch()
  const [file, ...args] = command.split(' ')
  if (live) console.log(`\n── ${name}`)
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', ...(live ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
  })
  const printed = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece) => printed.push(piece))
  return new Promise((done) => {
    child.on('error', (error) => printed.push(`${error.message}\n`))
    child.on('close', (code) => {
      const ok = code === 0
      if (!live) process.stdout.write(`\n── ${name}\n${printed.join('')}`)
      console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${time()})`)
      done(ok)
    })
  })
}

async function check(name, command, options) {
  if (await run(name, command, options)) total.passed += 1
  else failed(name)
}

async function tests(name, command, { file, read, env, live = true }) {
  const ok = await run(name, command, { env, live })
  try {
    const { passed, skipped, failing } = read(JSON.parse(readFileSync(file, 'utf8')))
    total.passed += passed
    total.skipped += skipped
    for (const { test, why } of failing) failed(`${name}: ${test}`, why)
    if (passed + failing.length === 0) throw new Error('no test ran')
    if (!ok && failing.length === 0) throw new Error('ended with an error outside its tests')
  } catch (error) {
    failed(name, error.message)
  }
}

function vitest(name, command, options) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`)
  return tests(name, `${command} --reporter=default --reporter=json --outputFile.json=${file}`, {
    ...options,
    file,
    read: ({ numPassedTests, numPendingTests, testResults }) => ({
      passed: numPassedTests,
      skipped: numPendingTests,
      failing: testResults.flatMap(({ name, status, message, assertionResults }) => {
        const inFile = relative(root, name)
        const broken = assertionResults.filter((test) => test.status === 'failed')
        // A file that could not be read has no tests.
        if (status === 'failed' && broken.length === 0) return [{ test: inFile, why: message }]
        return broken.map((test) => ({ test: `${inFile} › ${test.fullName}`, why: test.failureMessages.join('\n') }))
      }),
    }),
  })
}

function playwright(name, command) {
  const file = join(reports, `${name}.json`)
  return tests(name, command, {
    file,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    read: ({ stats, suites, errors }) => ({
      passed: stats.expected + stats.flaky,
      skipped: stats.skipped,
      failing: [...errors.map(({ message }) => ({ test: 'set-up', why: message })), ...suites.flatMap(unexpected)],
    }),
  })
}

/** The tests of a suite of Playwright, and of the suites inside it, that did not go as expected. */
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

async function checks() {
  await check('generated client is up to date', 'pnpm --filter @tarapath/api-client generate --check')
  await check('migrations match the schema', 'pnpm --filter @tarapath/backend db:generate --check')
  await check('route types', 'pnpm --filter @tarapath/customer-web typegen')
  await check('types', 'pnpm exec tsc -b')
  await check('lint', 'pnpm exec oxlint --type-aware')
  await check('format', 'pnpm exec oxfmt --check')
  await check('package boundaries', 'pnpm exec turbo boundaries')
  await check('sizes', 'pnpm exec size-limit')
}

/** On one core: the stories and the builds have the other. */
async function testsOnPostgres() {
  const command = 'pnpm exec vitest run --project backend --maxWorkers=1'
  if (withPostgres) await vitest('tests on Postgres', command, { env: { TEST_DATABASE: 'postgres' }, live: false })
  else if (withBrowser) {
    console.error(
      '\nNO POSTGRES was found and none could be fetched: the backend was tested on the embedded database only.',
    )
    total.skipped += 1
  }
}

const withChromium = withBrowser && Boolean(process.env.CHROMIUM_PATH)
if (withBrowser && !withChromium) {
  console.error(
    '\nNO BROWSER was found and none could be fetched: install Chromium or set CHROMIUM_PATH. Stories, journeys and page budgets did not run.',
  )
  total.skipped += 3
}

async function stories() {
  if (withChromium) await vitest('stories', 'pnpm --filter @tarapath/storybook stories')
}

async function build() {
  await check('build', 'pnpm exec turbo run build --output-logs=errors-only')
  await check('published packages', 'node scripts/packages.mjs')
}

// Two cores, and something on each. Nothing runs beside the page budgets, which are measured.
await Promise.all([checks(), vitest('tests', 'pnpm exec vitest run')])
await Promise.all([testsOnPostgres(), withBrowser && stories().then(build)])
if (withChromium) {
  await playwright('journeys', 'pnpm journeys')
  await check('page budgets', 'pnpm --filter @tarapath/bench pages', { live: true })
}

rmSync(reports, { recursive: true, force: true })
for (const failure of failures) console.log(`\n${failure}`)
console.log(`\nAll done in ${since()}.`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0
