// What @tarapath/masking-utils declares to those who import it. Written by `pnpm packages --write`.

// ── @tarapath/masking-utils · dist/index.d.ts

export {
  createConversationMasker,
  type ConversationMasker,
  type ConversationMessage,
  type MaskedMessage,
} from './dist/create-conversation-masker.ts';
export { isEmojiOnly } from './dist/is-emoji-only.ts';
export { looksLikeJson } from './dist/looks-like-json.ts';
export { maskPhoneNumbers, type MaskOptions } from './dist/mask-phone-numbers.ts';

// ── @tarapath/masking-utils/exact · dist/exact.d.ts

/**
 * Masks phone numbers: every maximal run of nine or more digits 0-9, with only spaces between them, becomes ten asterisks.
 * Nothing else changes, and a text without such a run is returned as the same string. The function is idempotent.
 *
 * This is the function of the package root without strict mode, for bundles in which each kilobyte counts.
 *
 * @example maskPhoneNumbers('call 98765 43210 now') // 'call ********** now'
 * @throws {TypeError} for a mode other than `'exact'`.
 */
export declare function maskPhoneNumbers(text: string, options?: {
    mode?: 'exact';
}): string;

// ── dist/create-conversation-masker.d.ts

export interface ConversationMessage {
    /** Identifies the message in {@link MaskedMessage.earlier}. */
    id: string;
    /** Identifies the sender. The digits of each sender are tracked separately. */
    sender: string;
    text: string;
    /** When it was sent, in epoch milliseconds. */
    at: number;
}
export interface MaskedMessage {
    /** The text to show. */
    text: string;
    /** Ids of the messages with the first digits of the number, oldest first. Hide them too where possible. */
    earlier: readonly string[];
}
export interface ConversationMasker {
    mask(message: ConversationMessage): MaskedMessage;
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
export declare function createConversationMasker(): ConversationMasker;

// ── dist/is-emoji-only.d.ts

/**
 * Whether a message consists of emoji, ignoring white space; such a message is shown larger. Recognizes every sequence of
 * Unicode's emoji-test list, with or without variation selectors, and others of the same grammar.
 *
 * Keycap digits are emoji, so a phone number can be written with them: mask in strict mode first.
 *
 * @example isEmojiOnly('🙏 🙏🏽') // true
 * @example isEmojiOnly('108 🙏') // false
 */
export declare function isEmojiOnly(text: string): boolean;

// ── dist/looks-like-json.d.ts

/**
 * Whether a message is a JSON object or array. Space, tab, line feed and carriage return around it are allowed. A number,
 * a string, `true` or `null` alone does not count. Never throws.
 *
 * @example looksLikeJson(' {"kind":"image"} ') // true
 * @example looksLikeJson('[smiles]') // false
 */
export declare function looksLikeJson(text: string): boolean;

// ── dist/mask-phone-numbers.d.ts

export interface MaskOptions {
    /** `'exact'` (the default) masks runs of digits; `'strict'` also masks evasions. */
    mode?: 'exact' | 'strict';
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
export declare function maskPhoneNumbers(text: string, options?: MaskOptions): string;
