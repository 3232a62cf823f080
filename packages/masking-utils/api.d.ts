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

// ── @tarapath/masking-utils/strict · dist/strict.d.ts

/**
 * What `maskPhoneNumbers(text, { mode: 'strict' })` does; importing this file makes that mode work in a bundle.
 *
 * Hides what the exact rule hides, and besides Indian mobile numbers, landline numbers with their area code, and numbers
 * with a plus sign, when they are written with digits of any script, circled, superscript or keycap digits, unseen
 * characters, up to six other characters between digits, number words in English, Hinglish or Hindi ("double nine"), or
 * O and l. Dates, times, money, percentages and coordinates stay, unless the exact rule hides them.
 *
 * Our own choice: there is no length above which rules are dropped, since a number could then hide behind padding. The time
 * taken grows in line with the length: keep messages to 4,096 characters where a message must take microseconds.
 */
export declare function maskPhoneNumbersStrictly(text: string): string;

// ── dist/create-conversation-masker.d.ts

export interface ConversationMessage {
    /** Names the message in {@link MaskedMessage.earlier}. */
    id: string;
    /** Whose message it is. Each sender's digits are watched apart. */
    sender: string;
    text: string;
    /** When it was sent, in epoch milliseconds. */
    at: number;
}
export interface MaskedMessage {
    /** The text to show. */
    text: string;
    /** Ids of the messages that carry the first digits of the number, oldest first: hide them too where that is possible. */
    earlier: readonly string[];
}
export interface ConversationMasker {
    mask(message: ConversationMessage): MaskedMessage;
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
export declare function createConversationMasker(): ConversationMasker;

// ── dist/is-emoji-only.d.ts

/**
 * Says whether a message is emoji and nothing else, white space aside: such a message is shown big. Knows every sequence
 * of Unicode's emoji-test list, with or without its variation selectors, and those made by the same grammar.
 *
 * Keycap digits are emoji, so a phone number can be written in them: mask in strict mode first.
 *
 * @example isEmojiOnly('🙏 🙏🏽') // true
 * @example isEmojiOnly('108 🙏') // false
 */
export declare function isEmojiOnly(text: string): boolean;

// ── dist/looks-like-json.d.ts

/**
 * Says whether a message is a JSON object or array, as some chat messages are. Space, tab, line feed and carriage return
 * around it are allowed. A lone number, string, `true` or `null` is not JSON-looking. Never throws.
 *
 * @example looksLikeJson(' {"kind":"image"} ') // true
 * @example looksLikeJson('[smiles]') // false
 */
export declare function looksLikeJson(text: string): boolean;

// ── dist/mask-phone-numbers.d.ts

export interface MaskOptions {
    /** `'exact'` (the default) follows the product's rule to the letter; `'strict'` also hides evasions. */
    mode?: 'exact' | 'strict';
}
/** Called once by `./strict.ts`, so that a bundle without the strict rules does not carry them. */
export declare function plugInStrict(mask: (text: string) => string): void;
/**
 * Hides phone numbers: every longest run of nine or more digits 0-9, with nothing but spaces between them, becomes ten
 * asterisks. Nothing else changes, and a text without such a run is returned as it is. Masking twice changes nothing.
 *
 * With `{ mode: 'strict' }` other digits, separators, number words and look-alike letters are read too. The package root
 * loads the strict rules; a bundler leaves them out, so browser code that wants them adds
 * `import '@tarapath/masking-utils/strict'`.
 *
 * @example maskPhoneNumbers('call 98765 43210 now') // 'call ********** now'
 * @throws {Error} in strict mode, when the strict rules are not in the bundle: better loud than a number that gets through.
 */
export declare function maskPhoneNumbers(text: string, options?: MaskOptions): string;
