import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

const entries = readdirSync('src')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => `src/${file}`)

const both = { entry: entries, target: 'es2023', sourcemap: true, splitting: true, dts: false } as const

export default defineConfig([
  { ...both, format: 'esm', clean: true },
  // ky comes as ESM only.
  { ...both, format: 'cjs', noExternal: ['ky'] },
])
