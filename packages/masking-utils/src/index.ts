// The conversation masker brings the strict rules, so whoever loads this file as it is has them. A bundler drops what is
// not used, strict rules included, and `./strict.ts` asks for them by name.
export {
  createConversationMasker,
  type ConversationMasker,
  type ConversationMessage,
  type MaskedMessage,
} from './create-conversation-masker.ts'
export { isEmojiOnly } from './is-emoji-only.ts'
export { looksLikeJson } from './looks-like-json.ts'
export { maskPhoneNumbers, type MaskOptions } from './mask-phone-numbers.ts'
