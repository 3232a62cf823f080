import { globSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

const both: Options = {
  entry: globSync('src/*.ts', { exclude: ['**/*.test.ts'] }),
  target: 'es2023',
  sourcemap: true,
  dts: false,
}

export default defineConfig([
  { ...both, format: 'esm', splitting: true },
  // ky comes as ESM only.
  { ...both, format: 'cjs', splitting: true, noExternal: ['ky'] },
])
