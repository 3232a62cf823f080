import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkSync } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/**
 * The steps of the matcher decide and not its time, which depends on the load of the machine. Only the whole check of a
 * pattern is bounded, because one that cannot be judged would use all memory.
 */
const COUNT_STEPS = { timeout: 120_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

const root = fileURLToPath(new URL('../../../', import.meta.url))
const sources = globSync('{packages/*/src,apps/*/src,apps/*/app}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories|d|gen)\.tsx?$|\/(?:node_modules|test|fixtures|backend-testing)\//.test(file),
)

/** Files whose patterns may be quadratic, because their input is short or trusted. */
const TRUSTED_INPUT = new Map([
  ['apps/customer-web/app/server/article-page.ts', 'a page of our own'],
  ['apps/customer-web/app/server/take-preloads.ts', 'a page of our own'],
  ['apps/customer-web/app/share-picture/draw-picture.tsx', 'markup of our own components'],
  ['apps/server/src/config/accounts.ts', 'a setting of the operator'],
  ['packages/api-client/src/client/client-state.ts', 'the base URL of the configuration'],
  ['packages/backend/src/diagnostics/scrub.ts', 'a log of 10,000 characters at most, in patterns with bounds'],
])

/** The regular expression literals of a file, and those constructed from a string literal. */
function patternsIn(file: string): { source: string; flags: string }[] {
  const found: { source: string; flags: string }[] = []
  const { program, errors } = parseSync(file, readFileSync(root + file, 'utf8'))
  expect(errors, file).toEqual([])
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression({ callee, arguments: [text, flags] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || text?.type !== 'Literal') return
      found.push({ source: String(text.value), flags: flags?.type === 'Literal' ? String(flags.value) : '' })
    },
  }).visit(program)
  return found
}

test('no regular expression of the repository backtracks more than linearly', { timeout: 300_000 }, () => {
  const places = new Map<string, { source: string; flags: string; file: string }>()
  for (const file of sources) {
    for (const pattern of patternsIn(file)) places.set(`/${pattern.source}/${pattern.flags}`, { ...pattern, file })
  }
  expect(places.size).toBeGreaterThan(50)
  expect(Array.from(TRUSTED_INPUT.keys()).filter((file) => !sources.includes(file))).toEqual([])
  const unsafe = Array.from(places.values()).filter(
    ({ source, flags, file }) => !TRUSTED_INPUT.has(file) && checkSync(source, flags, COUNT_STEPS).status !== 'safe',
  )
  expect(unsafe.map(({ source, flags, file }) => `/${source}/${flags} in ${file}`)).toEqual([])
})
