import type { Scenario } from '../scenario.ts'
import { ASKED, JOINED, GREETING } from './opening.ts'

export const recharge: Scenario = {
  slug: 'recharge',
  title: 'Recharge in mid-session',
  summary: 'The balance pays for two minutes. With half a minute left the customer adds money for five more.',
  lastsSeconds: 170,
  steps: [
    { ...ASKED, minutes: 2 },
    JOINED,
    GREETING,
    { at: 40, does: 'customer writes', text: 'Yes, that is right. What does January bring?' },
    { at: 95, does: 'customer adds money', minutes: 5, mark: 'Money added' },
    { at: 104, does: 'customer writes', text: 'I have added money, please go on.' },
    { at: 150, does: 'astrologer hangs up', text: 'Acharya Meera ended the chat.', mark: 'Meera leaves' },
  ],
  promises: [
    { at: 94, says: 'Half a minute is left', sees: { phase: 'active', remainingSeconds: 32 } },
    {
      at: 96,
      says: 'Five minutes more, and silence counted as before',
      sees: { remainingSeconds: 330, idleSeconds: 124 },
    },
    {
      at: 130,
      says: 'The old limit passes, the chat goes on',
      mark: 'Old limit',
      sees: { phase: 'active', remainingSeconds: 296, ends: [] },
    },
    {
      at: 153,
      says: 'The astrologer’s end is told in the server’s words',
      sees: { phase: 'ended', endedBy: 'server', message: 'Acharya Meera ended the chat.', ends: [] },
    },
  ],
}
