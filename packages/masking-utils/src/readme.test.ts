import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
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

const context = { ...masking, masker: masking.createConversationMasker() }
const evaluate = (expression: string): unknown => runInNewContext(`(${expression})`, context)

test('the README has examples', () => {
  expect(examples.length).toBeGreaterThan(15)
})

test.each(examples)('$call', ({ call, result }) => {
  expect(evaluate(call)).toEqual(evaluate(result))
})
