import { maskPhoneNumbersStrictly } from './strict.ts'
import { foldCharacters } from './strict/fold-characters.ts'
import { isMobileNumber } from './strict/find-phone-numbers.ts'
import { findProtectedFigures } from './strict/protected-figures.ts'
import { readUnits } from './strict/read-units.ts'

export interface ConversationMessage {
  /** Names the message in {@link MaskedMessage.earlier}. */
  id: string
  /** Whose message it is. Each sender's digits are watched apart. */
  sender: string
  text: string
  /** When it was sent, in epoch milliseconds. */
  at: number
}

export interface MaskedMessage {
  /** The text to show. */
  text: string
  /** Ids of the messages that carry the first digits of the number, oldest first: hide them too where that is possible. */
  earlier: readonly string[]
}

export interface ConversationMasker {
  mask(message: ConversationMessage): MaskedMessage
}

const MEMORY_MS = 60_000
const MOST_PARTS = 5
/** A part is at most nine digits; written as words they are longer than this only by trickery. */
const LONGEST_PART = 80

interface Part {
  id: string
  digits: string
  at: number
}

/**
 * Masks one conversation message by message: each as `maskPhoneNumbers` does in strict mode, and besides a mobile number
 * that one sender splits over two to five messages within sixty seconds. Only messages that are digits and nothing else
 * count as parts; other messages may come between them. Give it messages in the order they were sent.
 *
 * It keeps nothing but the ids and digits of the last sixty seconds, and reads no clock.
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
        const fresh = parts.filter((part) => at - part.at <= MEMORY_MS)
        if (fresh.length) partsOf.set(name, fresh)
        else partsOf.delete(name)
      }

      const masked = maskPhoneNumbersStrictly(text)
      const digits = digitsOnly(text)
      if (!digits || isMobileNumber(digits)) return { text: masked, earlier: [] }

      const before = partsOf.get(sender) ?? []
      const number = before.findIndex((_, first) => isMobileNumber(joined(before.slice(first)) + digits))
      if (number >= 0) {
        partsOf.delete(sender)
        return { text: '**********', earlier: before.slice(number).map((part) => part.id) }
      }
      partsOf.set(sender, [...before, { id, digits, at }].slice(1 - MOST_PARTS))
      return { text: masked, earlier: [] }
    },
  }
}

function joined(parts: readonly Part[]): string {
  return parts.map((part) => part.digits).join('')
}

/** The digits of a message that says nothing else; '' for any other, and for a date, a time or a price. */
function digitsOnly(text: string): string {
  if (text.length > LONGEST_PART) return ''
  const folded = foldCharacters(text)
  const units = readUnits(folded)
  if (findProtectedFigures(folded).length || units.some((unit) => unit.kind === 'wall')) return ''
  return units.map((unit) => unit.digits).join('')
}
