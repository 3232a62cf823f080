import { globSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

const both: Options = {
  entry: globSync('src/*.ts', { exclude: ['**/*.test.ts'] }),
  // The browsers that README.md names.
  target: ['safari15.4', 'chrome100', 'firefox100', 'node22'],
  dts: false,
}

export default defineConfig([
  { ...both, format: 'esm', splitting: true },
  // ky comes as ESM only.
  { ...both, format: 'cjs', splitting: true, noExternal: ['ky'] },
])
