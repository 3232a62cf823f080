import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GENERATED } from './prepare-peers.ts'

const COMPILER = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

const SETTINGS = {
  strict: true,
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  skipLibCheck: true,
  noEmit: true,
  types: [],
  // Our package as published: its declarations, which `tsc -b` writes.
  paths: { '@tarapath/api-client': ['../../../../packages/api-client/.tsc/src/index.d.ts'] },
}

/** How many types the compiler instantiates for this file. Throws if the file has type errors. */
export function instantiationsOf(source: string): number {
  writeFileSync(`${GENERATED}calls.ts`, source)
  writeFileSync(`${GENERATED}tsconfig.json`, JSON.stringify({ compilerOptions: SETTINGS, files: ['calls.ts'] }))
  const report = execFileSync(process.execPath, [COMPILER, '-p', GENERATED, '--extendedDiagnostics'], {
    encoding: 'utf8',
  })
  return Number(/Instantiations:\s+(\d+)/.exec(report)?.[1])
}
