import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { ALSO_ON_POSTGRES, filesNamed, FULL_RUN_ONLY, isFullRun } from './scripts/test-selection.mjs'

const isOnPostgres = process.env['TEST_DATABASE'] === 'postgres'
/** The tests of what `npm run build` makes. */
const BUILT = '**/built*.test.ts'
/** The variant of this run. Each variant has a report of its own. */
const kind = [
  process.env['TEST_BUILT'] && '-built',
  process.env['TEST_POOLER'] && '-pooled',
  isOnPostgres && '-postgres',
].filter(Boolean)
const REPORT = `test${kind.join('')}.json`

/** The full run finds tests that pass only today. Postgres, and the servers that apps/server starts, have the machine's clock. */
const ANOTHER_DATE =
  isFullRun && !isOnPostgres ? ['--import', join(import.meta.dirname, 'scripts/another-date.mjs')] : []

interface ProjectOptions {
  environment?: 'jsdom'
  include?: string[]
  exclude?: string[]
  setupFiles?: string[]
  globalSetup?: string
  pool?: 'forks'
  execArgv?: string[]
}

const project = (path: string, options: ProjectOptions = {}) => ({
  test: {
    name: path.split('/').at(-1) as string,
    root: path,
    environment: options.environment ?? ('node' as const),
    // Threads start sooner than processes, and spend a fifth less.
    pool: options.pool ?? ('threads' as const),
    execArgv: [...(options.execArgv ?? []), ...(path === 'apps/server' ? [] : ANOTHER_DATE)],
    // Test files of a worker share modules: none of ours keeps state, and loading them costs more than the tests.
    isolate: false,
    setupFiles: options.setupFiles ?? [],
    globalSetup: options.globalSetup ?? [],
    include: options.include ?? ['**/*.test.{ts,tsx,mjs}'],
    exclude: [...configDefaults.exclude, ...(isFullRun ? [] : filesNamed(FULL_RUN_ONLY)), ...(options.exclude ?? [])],
    // Generous: a slow machine is not a fault, and a test that hangs is one however late that is noticed.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // `expect.poll` gives up after a second by default: too soon for a busy machine.
    expect: { poll: { timeout: 100_000 } },
  },
})

/**
 * For tests that open the embedded database: Node 24 can crash when a thread that has compiled WebAssembly ends
 * ("Check failed: jit_page.has_value()"), and the report is lost with it. They find the files of Drizzle as the server
 * does, which saves each process two seconds of CPU time.
 */
const IN_PROCESSES = {
  pool: 'forks' as const,
  execArgv: ['--import', join(import.meta.dirname, 'apps/server/src/drizzle-files.ts')],
}

/** Before all tests of a project it makes the database that they copy. */
const WITH_TEST_DATABASE = { ...IN_PROCESSES, globalSetup: '../backend-testing/src/test-database-setup.ts' } as const

/** Components are tested in a DOM, everything else without one: making it takes longer than most tests. */
const withComponents = (path: string, options: ProjectOptions = {}) => {
  const components = project(path, {
    ...options,
    environment: 'jsdom',
    include: ['**/*.test.tsx'],
    setupFiles: ['./vitest.setup.ts'],
  })
  const rest = project(path, { ...options, include: ['**/*.test.ts'] })
  components.test.name += ':components'
  return [components, rest]
}

/** A project whose tests run on the embedded database or, with TEST_DATABASE=postgres, on Postgres. */
const withDatabase = (path: string) =>
  project(path, {
    ...WITH_TEST_DATABASE,
    ...(isOnPostgres && !isFullRun && { include: ['**/*postgres.test.ts', ...filesNamed(ALSO_ON_POSTGRES)] }),
    ...(!isOnPostgres && { exclude: ['**/*postgres.test.ts'] }),
  })

export default defineConfig({
  test: {
    // The default leaves one core to the person at the machine, which on two cores is half of it.
    maxWorkers: '100%',
    // The run on Postgres, and the next one, need not strip the types again of what has not changed.
    fsModuleCache: true,
    // The report is an output of the task that a workspace's script is, and `scripts/verify.mjs` counts what it says.
    reporters: ['default', ['json', { outputFile: join(process.cwd(), '.reports', REPORT) }]],
    projects: [
      project('scripts'),
      project('packages/masking-utils'),
      project('packages/jyotish'),
      project('packages/api-client'),
      project('packages/own-api'),
      project('packages/astrologer-api'),
      project('packages/session-engine'),
      ...withComponents('packages/ui-kit'),
      project('packages/words'),
      ...withComponents('packages/customer-core', WITH_TEST_DATABASE),
      withDatabase('packages/backend'),
      withDatabase('packages/backend-testing'),
      project('packages/reference-data', WITH_TEST_DATABASE),
      withDatabase('packages/sandbox'),
      withDatabase('packages/staff-desk'),
      project('packages/scenario-player'),
      project('packages/node-host'),
      project('apps/server', { ...IN_PROCESSES, exclude: [BUILT] }),
      { test: { ...project('apps/server', { ...IN_PROCESSES, include: [BUILT] }).test, name: 'built' } },
      project('apps/customer-web'),
      project('apps/astrologer-app'),
    ],
  },
})
