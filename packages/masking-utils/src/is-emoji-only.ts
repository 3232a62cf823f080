// A skin tone counts as a picture of its own: the same texts pass, and each can be read in one way only, so nothing
// backtracks. `\p{Cn}` lets an older browser know tomorrow's emoji, for which Unicode has reserved the code points.
const PICTURE = String.raw`(?:(?![0-9#*\u{1F1E6}-\u{1F1FF}])\p{Emoji}|(?=\p{Cn})\p{Extended_Pictographic})\uFE0F?(?:[\u{E0020}-\u{E007E}]+\u{E007F})?`
const FLAG = String.raw`[\u{1F1E6}-\u{1F1FF}]{2}`
const KEYCAP = String.raw`[0-9#*]\uFE0F?\u20E3`
const EMOJI = new RegExp(String.raw`${FLAG}|${KEYCAP}|${PICTURE}(?:\u200D${PICTURE})*`, 'gu')

/**
 * Says whether a message is emoji and nothing else, white space aside: such a message is shown big. Knows every sequence
 * of Unicode's emoji-test list, with or without its variation selectors, and those made by the same grammar.
 *
 * Keycap digits are emoji, so a phone number can be written in them: mask in strict mode first.
 *
 * @example isEmojiOnly('🙏 🙏🏽') // true
 * @example isEmojiOnly('108 🙏') // false
 */
export function isEmojiOnly(text: string): boolean {
  const written = text.replace(/\s+/g, '')
  return written !== '' && written.replace(EMOJI, '') === ''
}
