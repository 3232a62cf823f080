export {
  createConversationMasker,
  type ConversationMasker,
  type ConversationMessage,
  type MaskedMessage,
} from './create-conversation-masker.ts'
export { isEmojiOnly } from './is-emoji-only.ts'
export { looksLikeJson } from './looks-like-json.ts'
export { maskPhoneNumbers, type MaskOptions } from './mask-phone-numbers.ts'
