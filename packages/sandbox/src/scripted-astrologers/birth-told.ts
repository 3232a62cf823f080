import { readBirthDetails, type BirthDetails } from './birth-details.ts'
import { momentOf } from './lines/choose-line.ts'
import type { Scene } from './scene.ts'
import { readTopics } from './topic.ts'

/**
 * The birth details told in a chat: dates and times count when birth is spoken of, or after they were asked for,
 * so that a wedding date is not taken for a birthday. The latest word on each counts.
 */
export function birthToldIn(scene: Scene): BirthDetails {
  const birth: BirthDetails = { date: null, time: null }
  let expected = false
  for (const { sender, utterance, text } of scene.messages) {
    if (sender === 'consultant') {
      const moment = utterance === null ? undefined : momentOf(utterance)
      if (moment === 'ask_birth' || moment === 'told_date') expected = true
      if (moment === 'told_birth') expected = false
    } else if (expected || readTopics(text).includes('birth')) {
      const { date, time } = readBirthDetails(text)
      birth.date = date ?? birth.date
      birth.time = time ?? birth.time
    }
  }
  return birth
}
