import type { Topic } from '../topic.ts'

/** One thing to say, or two messages sent one after the other. */
type Line = string | readonly [first: string, second: string]

/** When a line is said. Beside the topics: moments of the chat itself. */
export type Moment =
  | Topic
  /** First words on joining. */
  | 'opening'
  /** First words when the profile already holds the birth details. */
  | 'opening_known'
  /** Asked once, when something is asked that a chart would answer. */
  | 'ask_birth'
  /** The customer has told date and time. */
  | 'told_birth'
  /** The customer has told the date alone. */
  | 'told_date'
  /** The chart comes up and the details are known. */
  | 'recall_birth'
  /** The customer has been silent for a while. */
  | 'nudge'
  /** The person has to go. */
  | 'leaving'
  /** The message was emoji only. */
  | 'emoji'
  /** A picture came. */
  | 'picture'
  /** A recording came. */
  | 'voice'

/**
 * `{hello}` is a greeting in the astrologer's language, `{name}` the customer's first name, `{self}` the astrologer's name,
 * `{date}` and `{time}` what was told of the birth.
 * Lines promise nothing, frighten nobody, and never claim to have computed, seen or heard what was not.
 */
export type Phrasebook = Record<Moment, readonly Line[]>
