import type { Persona } from '@tarapath/backend/astrologers'
import type { ReplyLanguage } from '@tarapath/backend/astrologers'

/** Everything a scripted person knows: what is on the record, and nothing else. */
export interface Scene {
  consultationId: number
  requestedAt: Date
  astrologerPickedUpAt: Date | null
  startedAt: Date | null
  astrologer: {
    name: string
    persona: Persona
    replyLanguage: ReplyLanguage
    /** Language codes, the first one first. */
    languages: readonly string[]
  }
  customer: {
    name: string
    /** ISO date from the profile. */
    dateOfBirth: string | null
    timeOfBirth: string | null
  }
  messages: readonly SceneMessage[]
}

export interface SceneMessage {
  sender: 'customer' | 'consultant'
  kind: 'text' | 'image' | 'audio'
  text: string
  at: Date
  /** Which line of the script it was; null for the customer, and when a person types in the astrologer's seat. */
  utterance: string | null
  /** The line that is to follow it by itself. */
  nextUtterance: string | null
}

/** What a scripted person does next, and not before when. */
export type Act = { at: Date } & (
  | { do: 'pick_up' }
  | { do: 'reject' }
  | { do: 'say'; text: string; utterance: string; nextUtterance: string | null }
  | { do: 'leave' }
)
