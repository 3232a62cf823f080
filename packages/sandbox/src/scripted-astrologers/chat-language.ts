import type { ReplyLanguage } from '@tarapath/backend/astrologers'
import { readBirthDetails } from './birth-details.ts'
import { detectLanguage } from './reply-language.ts'
import type { ScriptedChat } from './scripted-chat.ts'

/**
 * The language to reply in: that of the customer's last message in words, or Hinglish for English when the astrologer
 * does not write English. Before the customer's first message it is the astrologer's own preference.
 */
export function chatLanguage(chat: ScriptedChat): ReplyLanguage {
  const { replyLanguage, languages } = chat.astrologer
  const detected = customerTexts(chat)
    .map(languageOf)
    .findLast((language) => language !== null)
  if (!detected) return replyLanguage
  if (detected !== 'english' || languages.includes('en')) return detected
  return replyLanguage === 'hindi' ? 'hindi' : 'hinglish'
}

/** Birth details alone look like English in every language. */
function languageOf(text: string): ReplyLanguage | null {
  const language = detectLanguage(text)
  return readBirthDetails(text).date && language === 'english' ? null : language
}

export const customerTexts = (chat: ScriptedChat): string[] =>
  chat.messages.filter(({ sender }) => sender === 'customer').map(({ text }) => text)
