import { checkSync } from 'recheck'
import { expect, test, vi } from 'vitest'
import { unseenTransforms } from '../fixtures/unseen-numbers.ts'
import { createConversationMasker, isEmojiOnly, looksLikeJson, maskPhoneNumbers } from './index.ts'
import { findPhoneNumbers } from './strict/find-phone-numbers.ts'
import { tokenize } from './strict/tokenize.ts'

/**
 * The steps of the matcher decide and not its time, which depends on the load of the machine. Only the whole check of a
 * pattern is bounded, because one that cannot be judged would use all memory.
 */
const COUNT_STEPS = { timeout: 120_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

// Every pattern runs through RegExp.prototype.exec, so a spy on it records all that are used.
function recordPatterns(run: () => void): RegExp[] {
  const patterns = new Map<string, RegExp>()
  const spy = vi.spyOn(RegExp.prototype, 'exec')
  run()
  for (const pattern of spy.mock.contexts as RegExp[]) patterns.set(String(pattern), pattern)
  spy.mockRestore()
  return Array.from(patterns.values())
}

test('no pattern that runs backtracks more than linearly', { timeout: 240_000 }, () => {
  const masker = createConversationMasker()
  const texts = Object.values(unseenTransforms).map((write) => `note ${write('9981122200')} on 12-05-1990`)
  texts.push('{', '🙏', '९', 'niNe two', 'जी', '1  2       3', '98765')
  const patterns = recordPatterns(() => {
    for (const text of texts) {
      looksLikeJson(text)
      isEmojiOnly(text)
      maskPhoneNumbers(text, { mode: 'strict' })
      masker.mask({ id: text, sender: 'customer', text, at: 0 })
    }
  })

  expect(patterns.length).toBeGreaterThan(25)
  const unsafe = patterns.filter(({ source, flags }) => checkSync(source, flags, COUNT_STEPS).status !== 'safe')
  expect(unsafe).toEqual([])
})

test.each(['9 ', '1o', '6-', 'nine ', '9 and ', 'double ', 'x9', '0 0 91 '])(
  'strict mode reads each token a bounded number of times: %s…',
  (piece) => {
    const text = piece.repeat(4_000)
    const tokens = tokenize(text)
    let reads = 0
    const counted = new Proxy(tokens, {
      get(target, property, receiver) {
        if (typeof property === 'string' && /^\d+$/.test(property)) reads++
        return Reflect.get(target, property, receiver) as unknown
      },
    })
    findPhoneNumbers(counted, text)
    expect(reads).toBeLessThanOrEqual(100 * tokens.length)
  },
)
