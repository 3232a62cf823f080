import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the examples of the README are compiled', () => {
  const compiled = read('./readme-example.ts').replaceAll(/^ +/gm, '')
  const examples = [...read('../README.md').matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1] as string)
  expect(examples).toHaveLength(11)
  for (const example of examples) {
    const body = example
      .replaceAll(/^import .*\n/gm, '')
      .replaceAll(/^ +/gm, '')
      .trim()
    expect(compiled).toContain(body)
  }
})
