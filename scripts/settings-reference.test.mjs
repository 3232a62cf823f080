import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REFERENCE, settingsReference } from './settings-reference.mjs'

test('docs/settings.md has every setting of both servers: otherwise run `pnpm generate`', () => {
  expect(readFileSync(REFERENCE, 'utf8')).toBe(settingsReference())
})
