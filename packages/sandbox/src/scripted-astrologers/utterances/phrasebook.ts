import type { Topic } from '../topic.ts'

/** One message, or two messages that are sent one after the other. */
type Utterance = string | readonly [first: string, second: string]

/** When an utterance is used: in answer to a topic, or at one of these points of the chat. */
export type Purpose =
  | Topic
  /** First message after joining. */
  | 'opening'
  /** First message when the profile already holds the birth details. */
  | 'opening_known'
  /** Asks once for birth details, when the customer asks about a subject that a chart answers. */
  | 'ask_birth'
  /** The customer has given date and time of birth. */
  | 'birth_given'
  /** The customer has given the date of birth only. */
  | 'date_given'
  /** The chart comes up and the details are known. */
  | 'recall_birth'
  /** The customer has been silent for a while. */
  | 'nudge'
  /** The astrologer has to leave. */
  | 'leaving'
  /** The customer sent emoji only. */
  | 'emoji'
  /** The customer sent a picture. */
  | 'picture'
  /** The customer sent a recording. */
  | 'voice'

/**
 * Placeholders: `{greeting}` in the astrologer's language, `{name}` is the customer's first name, `{self}` the
 * astrologer's name, `{date}` and `{time}` are the customer's birth details.
 * Utterances make no promises, do not frighten, and never claim to have computed, seen or heard anything.
 */
export type Phrasebook = Record<Purpose, readonly Utterance[]>
