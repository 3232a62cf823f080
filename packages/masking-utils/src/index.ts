// The conversation masker imports the strict rules, so loading this file unbundled enables strict mode. A bundler drops
// unused exports and the strict rules with them; importing `./strict.ts` keeps them.
export {
  createConversationMasker,
  type ConversationMasker,
  type ConversationMessage,
  type MaskedMessage,
} from './create-conversation-masker.ts'
export { isEmojiOnly } from './is-emoji-only.ts'
export { looksLikeJson } from './looks-like-json.ts'
export { maskPhoneNumbers, type MaskOptions } from './mask-phone-numbers.ts'
