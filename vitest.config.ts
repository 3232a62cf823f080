import { defineConfig } from 'vitest/config'

const project = (path: string, environment: 'node' | 'jsdom' = 'node', setupFiles: string[] = []) => ({
  test: {
    name: path.split('/').at(-1) as string,
    root: path,
    environment,
    // Test files of a worker share modules: none of ours keeps state, and loading them costs more than the tests.
    isolate: false,
    setupFiles,
    include: ['**/*.test.{ts,tsx,mjs}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      project('scripts'),
      project('packages/masking-utils'),
      project('packages/api-client'),
      project('packages/session-engine'),
      project('packages/ui-kit', 'jsdom', ['./vitest.setup.ts']),
      project('packages/customer-core', 'jsdom'),
      project('packages/backend'),
      project('apps/server'),
      project('apps/customer-web'),
    ],
  },
})
