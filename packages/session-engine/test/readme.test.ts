import { expect, test } from 'vitest'
import readme from '../README.md?raw'
import { DEFAULTS } from '../src/core/config.ts'
import { testing } from './readme-example.tsx'
// oxlint-disable-next-line import/default -- Vite gives the file as text
import compiled from './readme-example.tsx?raw'

const inCode = (value: unknown): string => `\`${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')}\``

const plain = (text: string): string =>
  text
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^ +/gm, '')
    .trim()

test('the examples of the README are the compiled ones', () => {
  const examples = Array.from(readme.matchAll(/```tsx?\n(.*?)```/gs), ([, example = '']) => example)
  // This package does not know the client: customer-core, which uses both, compiles and runs that example.
  const own = examples.filter((example) => !example.includes('@tarapath/api-client'))
  expect([examples.length, own.length]).toEqual([7, 6])
  for (const example of own) expect(plain(compiled)).toContain(plain(example))
})

test('the options of the README are those of the code, with their defaults', () => {
  const options = Array.from(readme.matchAll(/^\| `(\w+)` +\| (.*?) +\|/gm), ([, name, value]) => [name, value])
  const { parseStart: _, ...defaults } = DEFAULTS
  const written = Object.entries(defaults).map(([name, value]) => [name, inCode(value)])
  expect(options).toEqual([...written, ['parseStart', 'ISO 8601, UTC without an offset']])
})

test('a session in a virtual world ends as the README says', async () => {
  expect(await testing()).toMatchObject({ message: 'Your balance ran out.' })
})
