import { expect, test } from 'vitest'
import readme from '../README.md?raw'
import { testing } from './readme-example.tsx'
// oxlint-disable-next-line import/default -- Vite gives the file as text
import compiled from './readme-example.tsx?raw'

const plain = (text: string): string =>
  text
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^ +/gm, '')
    .trim()

test('the examples of the README are the compiled ones', () => {
  const examples = Array.from(readme.matchAll(/```tsx?\n(.*?)```/gs), ([, example = '']) => example)
  expect(examples).toHaveLength(4)
  for (const example of examples) expect(plain(compiled)).toContain(plain(example))
})

test('a session in a virtual world ends as the README says', async () => {
  expect(await testing()).toMatchObject({ message: 'Your balance ran out.' })
})
