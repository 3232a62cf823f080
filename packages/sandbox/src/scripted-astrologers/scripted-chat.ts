import type { ReplyLanguage, Persona } from '@tarapath/backend/astrologers'

/** One open chat as the database holds it: all that a scripted astrologer knows. */
export interface ScriptedChat {
  consultationId: number
  requestedAt: Date
  astrologerPickedUpAt: Date | null
  startedAt: Date | null
  /** Until when the astrologer is shown as typing. */
  typingUntil: Date | null
  astrologer: {
    name: string
    persona: Persona
    replyLanguage: ReplyLanguage
    /** Language codes, the preferred one first. */
    languages: readonly string[]
  }
  customer: {
    name: string
    /** ISO date from the profile. */
    dateOfBirth: string | null
    timeOfBirth: string | null
  }
  messages: readonly ScriptedMessage[]
}

export interface ScriptedMessage {
  sender: 'customer' | 'consultant'
  kind: 'text' | 'image' | 'audio'
  text: string
  at: Date
  /** The key of the utterance; null for messages of the customer and of an operator. */
  utterance: string | null
  /** The key of the utterance that follows without an answer in between. */
  nextUtterance: string | null
}

/** What a scripted astrologer does next, at the earliest at this time. */
export type Action = { at: Date } & (
  | { type: 'pick_up' }
  | { type: 'reject' }
  | { type: 'type'; until: Date }
  | { type: 'say'; text: string; utterance: string; nextUtterance: string | null }
  | { type: 'leave' }
)
