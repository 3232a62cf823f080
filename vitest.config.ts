import { configDefaults, defineConfig } from 'vitest/config'

const project = (
  path: string,
  options: {
    environment?: 'jsdom'
    include?: string
    exclude?: string[]
    setupFiles?: string[]
    globalSetup?: string
  } = {},
) => ({
  test: {
    name: path.split('/').at(-1) as string,
    root: path,
    environment: options.environment ?? ('node' as const),
    // They start sooner than processes, and spend a fifth less.
    pool: 'threads' as const,
    // Test files of a worker share modules: none of ours keeps state, and loading them costs more than the tests.
    isolate: false,
    setupFiles: options.setupFiles ?? [],
    globalSetup: options.globalSetup ?? [],
    include: [options.include ?? '**/*.test.{ts,tsx,mjs}'],
    exclude: [...configDefaults.exclude, ...(options.exclude ?? [])],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})

/** Components are tested in a DOM, everything else without one: making it takes longer than most tests. */
const withComponents = (path: string, setupFiles: string[] = []) => {
  const components = project(path, { environment: 'jsdom', include: '**/*.test.tsx', setupFiles })
  const rest = project(path, { include: '**/*.test.ts' })
  components.test.name += ':components'
  return [components, rest]
}

export default defineConfig({
  test: {
    // The default leaves one core to the person at the machine, which on two cores is half of it.
    maxWorkers: '100%',
    // The run on Postgres, and the next one, need not strip the types again of what has not changed.
    fsModuleCache: true,
    projects: [
      project('scripts'),
      project('packages/masking-utils'),
      project('packages/jyotish'),
      project('packages/api-client'),
      project('packages/session-engine'),
      ...withComponents('packages/ui-kit', ['./vitest.setup.ts']),
      ...withComponents('packages/customer-core'),
      project('packages/backend', {
        globalSetup: './src/database/test-database-setup.ts',
        // What only Postgres shows is looked at once, in the run on Postgres.
        exclude: process.env['TEST_DATABASE'] === 'postgres' ? [] : ['**/*postgres.test.ts'],
      }),
      project('packages/scenario-player'),
      project('packages/node-host'),
      project('apps/server'),
      project('apps/customer-web'),
    ],
  },
})
