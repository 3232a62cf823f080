import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import * as jyotish from './index.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = Array.from(readme.matchAll(/```ts\n(.*?)```/gs), ([, code = '']) => code.replace(/^import .*$/m, ''))

/** What an example's lines say they give, beside what they give. */
function run(code: string): [string, unknown][] {
  const body = code.replaceAll(/^(.+) \/\/ (.+)$/gm, (_, call: string, said: string) => `seen.push([${said}, ${call}])`)
  // oxlint-disable-next-line typescript/no-implied-eval -- the README is ours, and its examples are run as they stand
  const example = new Function(...Object.keys(jyotish), `const seen = []\n${stripTypeScriptTypes(body)}\nreturn seen`)
  return example(...Object.values(jyotish)) as [string, unknown][]
}

test.each(examples)('%s', (code) => {
  const seen = run(code)
  expect(seen.length).toBeGreaterThan(5)
  for (const [said, given] of seen) expect(given).toBe(said)
})

test('the README names every function', () => {
  for (const name of Object.keys(jyotish)) expect(readme).toContain(`\`${name}\``)
})
