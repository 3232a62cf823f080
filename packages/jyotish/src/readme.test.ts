import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as jyotish from './index.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the README names every function', () => {
  for (const name of Object.keys(jyotish)) expect(readme).toContain(`\`${name}\``)
})
