import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as masking from './index.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = Array.from(
  readme.matchAll(/^((?:masker\.)?\w+\(.*\)) \/\/ (.+)$/gm),
  ([, call = '', result = '']) => ({
    call,
    result,
  }),
)

const names = { ...masking, masker: masking.createConversationMasker() }
const evaluate = (expression: string): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval -- the README is ours, and its examples are run as they stand
  new Function(...Object.keys(names), `return (${expression})`)(...Object.values(names))

test('the README has examples', () => {
  expect(examples.length).toBeGreaterThan(15)
})

test.each(examples)('$call', ({ call, result }) => {
  expect(evaluate(call)).toEqual(evaluate(result))
})
