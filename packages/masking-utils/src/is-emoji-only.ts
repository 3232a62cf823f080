// A skin tone counts as a separate pictograph: the same texts match, each in one way only, so nothing backtracks.
// `\p{Cn}` makes older browsers recognize future emoji, for which Unicode has reserved code points.
const PICTOGRAPH = String.raw`(?:(?![0-9#*\u{1F1E6}-\u{1F1FF}])\p{Emoji}|(?=\p{Cn})\p{Extended_Pictographic})\uFE0F?(?:[\u{E0020}-\u{E007E}]+\u{E007F})?`
const FLAG = String.raw`[\u{1F1E6}-\u{1F1FF}]{2}`
const KEYCAP = String.raw`[0-9#*]\uFE0F?\u20E3`
const EMOJI = new RegExp(String.raw`${FLAG}|${KEYCAP}|${PICTOGRAPH}(?:\u200D${PICTOGRAPH})*`, 'gu')

/**
 * Whether a message consists of emoji, ignoring white space; such a message is shown larger. Recognizes every sequence of
 * Unicode's emoji-test list, with or without variation selectors, and others of the same grammar.
 *
 * Keycap digits are emoji, so a phone number can be written with them: mask in strict mode first.
 *
 * @example isEmojiOnly('🙏 🙏🏽') // true
 * @example isEmojiOnly('108 🙏') // false
 */
export function isEmojiOnly(text: string): boolean {
  const visible = text.replace(/\s+/g, '')
  return visible !== '' && visible.replace(EMOJI, '') === ''
}
