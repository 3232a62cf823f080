import { mkdtempSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileCatalogue } from './compile-catalogue.ts'

const MESSAGES = {
  title: 'Wallet',
  payAmount: 'Pay {amount}',
  wait: '{count, plural, =0 {No one waits} one {# person waits} other {# people wait}} for {name}',
  left: 'The {kind, select, call {call} other {chat}} ended.',
  share: 'About {share, number, percent} of “all”',
}

/** The words that the compiled module exports. The file is beside the sources, from where it finds the runtime. */
async function wordsOf(source: string): Promise<Record<string, unknown>> {
  const file = join(mkdtempSync(join(import.meta.dirname, '../node_modules/.words-')), 'wallet.gen.mjs')
  writeFileSync(file, stripTypeScriptTypes(source).replace('@tarapath/words', '../../src/index.ts'))
  const { walletWords } = (await import(file)) as { walletWords(): Record<string, unknown> }
  return walletWords()
}

test('a message without values is a text, and one with values a function that asks for them', () => {
  const source = compileCatalogue('wallet', MESSAGES)
  expect(source).toContain('  title: string\n')
  expect(source).toContain('  payAmount(values: { amount: string | number }): string\n')
  expect(source).toContain('  wait(values: { count: number; name: string | number }): string\n')
  expect(source).toContain('  left(values: { kind: string }): string\n')
  expect(source).toContain('  share(values: { share: number }): string\n')
})

test('compiled messages choose the plural and write numbers as India does', async () => {
  const words = (await wordsOf(compileCatalogue('wallet', MESSAGES))) as {
    title: string
    wait(values: object): string
    share(values: object): string
  }
  expect(words.title).toBe('Wallet')
  expect([0, 1, 100_000].map((count) => words.wait({ count, name: 'Meera' }))).toEqual([
    'No one waits for Meera',
    '1 person waits for Meera',
    '1,00,000 people wait for Meera',
  ])
  expect(words.share({ share: 0.25 })).toBe('About 25% of “all”')
})

test('a plural without its other case is refused', () => {
  expect(() => compileCatalogue('wallet', { wait: '{count, plural, one {# person}}' })).toThrow(/other/)
})
