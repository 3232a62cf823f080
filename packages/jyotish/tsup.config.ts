import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'

// One file for each source file, so that a bundler can drop whatever is not used.
export default defineConfig({
  entry: globSync('src/**/*.ts', { exclude: ['src/**/*.test.ts'] }),
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  splitting: false,
  dts: false,
  clean: true,
  esbuildPlugins: [
    {
      name: 'keep relative imports',
      setup(build) {
        const extension = build.initialOptions.format === 'cjs' ? '.cjs' : '.js'
        build.onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ kind, path }) =>
          kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, extension), external: true },
        )
      },
    },
  ],
})
