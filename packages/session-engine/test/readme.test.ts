import { expect, test } from 'vitest'
import readme from '../README.md?raw'
import { DEFAULTS } from '../src/core/config.ts'

const inCode = (value: unknown): string => `\`${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')}\``

// The packed check (scripts/packages.mjs) compiles and runs the examples.
test('the options of the README are those of the code, with their defaults', () => {
  const options = Array.from(readme.matchAll(/^\| `(\w+)` +\| (.*?) +\|/gm), ([, name, value]) => [name, value])
  const { parseStart: _, ...defaults } = DEFAULTS
  const written = Object.entries(defaults).map(([name, value]) => [name, inCode(value)])
  expect(options).toEqual([...written, ['parseStart', 'ISO 8601, UTC without an offset']])
})
