import { checkSync } from 'recheck'
import { expect, test, vi } from 'vitest'
import { unseenTransforms } from '../fixtures/unseen-numbers.ts'
import { createConversationMasker, isEmojiOnly, looksLikeJson, maskPhoneNumbers } from './index.ts'
import { findPhoneNumbers } from './strict/find-phone-numbers.ts'
import { readUnits } from './strict/read-units.ts'

/** Judged by the steps of the matcher alone: what takes long on a busy machine need not be slow. */
const COUNT_STEPS = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

// Every pattern goes through RegExp.prototype.exec, so a watch on it sees those that really run.
function watchPatterns(run: () => void): RegExp[] {
  const seen = new Map<string, RegExp>()
  const watch = vi.spyOn(RegExp.prototype, 'exec')
  run()
  for (const pattern of watch.mock.contexts as RegExp[]) seen.set(String(pattern), pattern)
  watch.mockRestore()
  return Array.from(seen.values())
}

test('no pattern that runs can be made to backtrack for long', { timeout: 240_000 }, () => {
  const masker = createConversationMasker()
  const texts = Object.values(unseenTransforms).map((write) => `note ${write('9981122200')} on 12-05-1990`)
  texts.push('{', '🙏', '९', 'niNe two', 'जी', '1  2       3', '98765')
  const patterns = watchPatterns(() => {
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
  'looks at each piece of a strict text a set number of times: %s…',
  (piece) => {
    const text = piece.repeat(4_000)
    const units = readUnits(text)
    let looks = 0
    const counted = new Proxy(units, {
      get(target, property, receiver) {
        if (typeof property === 'string' && /^\d+$/.test(property)) looks++
        return Reflect.get(target, property, receiver) as unknown
      },
    })
    findPhoneNumbers(counted, text)
    expect(looks).toBeLessThanOrEqual(100 * units.length)
  },
)
