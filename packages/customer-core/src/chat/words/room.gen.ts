// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface RoomWords {
  endTitle(values: { name: string | number }): string
  endHint: string
  endChat: string
  continueChat: string
  stillThere: string
  idle: string
}

const english: RoomWords = {
  endTitle: (d) => "End the chat with " + d.name + "?",
  endHint: "You’ll be charged for the time so far. You can read this chat later in My consultations.",
  endChat: "End chat",
  continueChat: "Continue chat",
  stillThere: "Are you still there?",
  idle: "No messages for 2 minutes. We’ll end this chat to save your money."
}

export const roomWords: () => RoomWords = catalogue(english)
