import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLOCKS } from './invariants/clocks.ts'
import type { Build } from './invariants/invariant.ts'
import { LIFE } from './invariants/single-tab.ts'
import { ENDS } from './invariants/ends.ts'
import { PURE_CORE } from './invariants/pure-core.ts'
import { READING } from './invariants/reading.ts'
import { SCENARIOS } from './invariants/scenarios.ts'
import { TABS } from './invariants/several-tabs.ts'
import { STORAGE } from './invariants/storage.ts'
import { TIMELINES } from './invariants/timelines.ts'
import { MUTANTS, type Mutant } from './mutants.ts'

const INVARIANTS = [
  ...PURE_CORE,
  ...ENDS,
  ...SCENARIOS,
  ...LIFE,
  ...CLOCKS,
  ...READING,
  ...STORAGE,
  ...TABS,
  ...TIMELINES,
]
const SOURCE = join(import.meta.dirname, '../src')
const load = createRequire(import.meta.url)

let root = ''

beforeAll(() => {
  // One counterexample is enough; the smallest is not needed.
  fc.configureGlobal({ endOnFailure: true })
  root = mkdtempSync(join(tmpdir(), 'broken-engines-'))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
})

afterAll(() => {
  fc.resetConfigureGlobal()
  rmSync(root, { recursive: true, force: true })
})

/** The whole package from a directory of its own, with one text replaced; Node runs the sources as they are. */
function build({ name, file, from, to }: Mutant): Build {
  const source = join(root, name.replaceAll(/\W+/g, '-'))
  cpSync(SOURCE, source, { recursive: true })
  const text = readFileSync(join(source, file), 'utf8')
  expect(text.split(from), `"${from}" stands once in ${file}`).toHaveLength(2)
  writeFileSync(join(source, file), text.replace(from, to))
  return { ...(load(join(source, 'index.ts')) as Build), ...(load(join(source, 'testing.ts')) as Build) }
}

function invariantOf({ caughtBy }: Mutant) {
  const [invariant, ...others] = INVARIANTS.filter(({ says }) => says.startsWith(caughtBy))
  if (!invariant || others.length) throw new Error(`"${caughtBy}" names not exactly one invariant`)
  return invariant
}

test('the sources, unbroken, are loaded in the same way and hold', async () => {
  const same = build({ name: 'unbroken', file: 'index.ts', from: 'initialState, ', to: 'initialState, ', caughtBy: '' })
  for (const { holds } of [...PURE_CORE, ...ENDS, ...SCENARIOS]) await holds(same)
})

test.each(MUTANTS)('an engine that $name is caught: $caughtBy', async (mutant) => {
  const broken = build(mutant)
  const outcome = await Promise.resolve()
    .then(() => invariantOf(mutant).holds(broken))
    .then(
      () => 'survives',
      () => 'caught',
    )
  expect(outcome).toBe('caught')
})
