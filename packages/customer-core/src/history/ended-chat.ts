import { endLastConsultation, runningChat } from '../running-chat.ts'
import type { Viewer } from '../story-console.ts'

type Choose = Parameters<typeof runningChat>[1]

/** The page of a chat of three minutes that the customer has ended. For stories. */
export const endedChatOf =
  (choose?: Choose) =>
  async (viewer: Viewer): Promise<string> => {
    await runningChat('Namaste.', choose)(viewer, 3)
    return `/history/${await endLastConsultation()}`
  }

export const endedChat = endedChatOf()
