import { foldCharacters } from './strict/fold-characters.ts'
import { isMobileNumber } from './strict/find-phone-numbers.ts'
import { maskPhoneNumbersStrictly } from './strict/mask-strictly.ts'
import { findProtectedFigures } from './strict/protected-figures.ts'
import { tokenize } from './strict/tokenize.ts'

export interface ConversationMessage {
  /** Identifies the message in {@link MaskedMessage.earlier}. */
  id: string
  /** Identifies the sender. The digits of each sender are tracked separately. */
  sender: string
  text: string
  /** When it was sent, in epoch milliseconds. */
  at: number
}

export interface MaskedMessage {
  /** The text to show. */
  text: string
  /** Ids of the messages with the first digits of the number, oldest first. Hide them too where possible. */
  earlier: readonly string[]
}

export interface ConversationMasker {
  mask(message: ConversationMessage): MaskedMessage
}

const WINDOW_MS = 60_000
const MAX_PARTS = 5
/** Nine digits, the longest part, are shorter than this even as words, unless padded. */
const MAX_PART_LENGTH = 80

interface Part {
  id: string
  digits: string
  at: number
}

/**
 * Masks one conversation message by message: each as `maskPhoneNumbers` does in strict mode, and also a mobile number
 * that one sender splits over two to five messages within sixty seconds. Only messages of digits alone count as parts;
 * other messages may come between them. Pass the messages in the order in which they were sent.
 *
 * It stores only the ids and digits of the last sixty seconds, and reads no clock.
 *
 * @example
 * const masker = createConversationMasker()
 * masker.mask({ id: 'a', sender: 'customer-7', text: '98765', at: 0 }) // { text: '98765', earlier: [] }
 * masker.mask({ id: 'b', sender: 'customer-7', text: '43210', at: 4_000 }) // { text: '**********', earlier: ['a'] }
 */
export function createConversationMasker(): ConversationMasker {
  const partsOf = new Map<string, readonly Part[]>()

  return {
    mask({ id, sender, text, at }) {
      for (const [name, parts] of partsOf) {
        const fresh = parts.filter((part) => at - part.at <= WINDOW_MS)
        if (fresh.length) partsOf.set(name, fresh)
        else partsOf.delete(name)
      }

      const masked = maskPhoneNumbersStrictly(text)
      const digits = digitsOnly(text)
      if (!digits || isMobileNumber(digits)) return { text: masked, earlier: [] }

      const previous = partsOf.get(sender) ?? []
      const first = previous.findIndex((_, index) => isMobileNumber(joinDigits(previous.slice(index)) + digits))
      // The earlier parts are kept, so that sending the last one again does not show it.
      if (first >= 0) return { text: '**********', earlier: previous.slice(first).map((part) => part.id) }
      partsOf.set(sender, [...previous, { id, digits, at }].slice(1 - MAX_PARTS))
      return { text: masked, earlier: [] }
    },
  }
}

function joinDigits(parts: readonly Part[]): string {
  return parts.map((part) => part.digits).join('')
}

/** The digits of a message of digits alone; '' for any other message, and for a date, a time or a price. */
function digitsOnly(text: string): string {
  if (text.length > MAX_PART_LENGTH) return ''
  const folded = foldCharacters(text)
  const tokens = tokenize(folded)
  if (findProtectedFigures(folded).length || tokens.some((token) => token.kind === 'barrier')) return ''
  return tokens.map((token) => token.digits).join('')
}
