import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as jyotish from './index.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = Array.from(readme.matchAll(/```ts\n(.*?)```/gs), ([, code = '']) => code.replace(/^import .*$/m, ''))

/** The result that each line of an example states, and its actual result. */
function run(code: string): [string, unknown][] {
  const script = code.replaceAll(/^(.+) \/\/ (.+)$/gm, 'results.push([$2, $1])')
  const results: [string, unknown][] = []
  runInNewContext(stripTypeScriptTypes(script), { ...jyotish, results, Date })
  return results
}

test.each(examples)('%s', (code) => {
  const results = run(code)
  expect(results.length).toBeGreaterThan(5)
  for (const [expected, given] of results) expect(given).toBe(expected)
})

test('the README names every function', () => {
  for (const name of Object.keys(jyotish)) expect(readme).toContain(`\`${name}\``)
})
