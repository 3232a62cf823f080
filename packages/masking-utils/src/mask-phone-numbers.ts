import { maskPhoneNumbers as maskExactly } from './exact.ts'
import { maskPhoneNumbersStrictly } from './strict/mask-strictly.ts'

export interface MaskOptions {
  /** `'exact'` (the default) masks runs of digits; `'strict'` also masks evasions. */
  mode?: 'exact' | 'strict'
}

/**
 * Masks phone numbers: every maximal run of nine or more digits 0-9, with only spaces between them, becomes ten asterisks.
 * Nothing else changes, and a text without such a run is returned as the same string. The function is idempotent.
 *
 * `{ mode: 'strict' }` masks these runs, and also Indian mobile numbers, landline numbers with their area code, and numbers
 * with a plus sign, when they are written with digits of any script, circled, superscript or keycap digits, invisible
 * characters, up to six other characters between digits, number words in English, Hinglish or Hindi ("double nine"), or
 * O and l. Dates, times, money, percentages, coordinates and lists of numbers stay, unless the exact rule masks them.
 *
 * Our own choice: all rules apply to texts of any length, because padding could otherwise hide a number. The time is linear
 * in the length: keep messages to 4,096 characters where a message must take microseconds.
 *
 * @example maskPhoneNumbers('call 98765 43210 now') // 'call ********** now'
 * @example maskPhoneNumbers('98765-4321o', { mode: 'strict' }) // '**********'
 * @throws {TypeError} for a mode that is neither `'exact'` nor `'strict'`.
 */
export function maskPhoneNumbers(text: string, options?: MaskOptions): string {
  if (options?.mode === 'strict') return maskPhoneNumbersStrictly(text)
  return maskExactly(text, options as { mode?: 'exact' })
}
