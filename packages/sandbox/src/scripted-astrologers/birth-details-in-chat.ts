import { readBirthDetails, type BirthDetails } from './birth-details.ts'
import type { ScriptedChat } from './scripted-chat.ts'
import { readTopics } from './topic.ts'
import { purposeOf } from './utterances/choose-utterance.ts'

/**
 * The birth details that the customer has given in a chat, the latest of each. A date or time counts only in a message
 * about birth, or after the astrologer has asked for it, so that a wedding date is not taken for a date of birth.
 */
export function birthDetailsIn(chat: ScriptedChat): BirthDetails {
  const birth: BirthDetails = { date: null, time: null }
  let isExpected = false
  for (const { sender, utterance, text } of chat.messages) {
    if (sender === 'consultant') {
      const purpose = utterance === null ? undefined : purposeOf(utterance)
      if (purpose === 'ask_birth' || purpose === 'date_given') isExpected = true
      if (purpose === 'birth_given') isExpected = false
    } else if (isExpected || readTopics(text).includes('birth')) {
      const { date, time } = readBirthDetails(text)
      birth.date = date ?? birth.date
      birth.time = time ?? birth.time
    }
  }
  return birth
}
