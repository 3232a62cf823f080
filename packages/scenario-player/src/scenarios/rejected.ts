import type { Scenario } from '../scenario.ts'
import { ASKED } from './opening.ts'

export const rejected: Scenario = {
  slug: 'rejected',
  title: 'Astrologer declines',
  summary: 'The request is turned down. The notice says so at once, and nothing was charged.',
  lastsSeconds: 30,
  steps: [
    ASKED,
    {
      at: 11,
      does: 'astrologer declines',
      text: 'Acharya Meera cannot take a chat now. Nothing was charged.',
      mark: 'Declined',
    },
    { at: 22, does: 'customer closes the notice', mark: 'Notice closed' },
  ],
  promises: [
    { at: 10, says: 'The request waits', sees: { phase: 'waiting', modal: null } },
    {
      at: 13,
      says: 'The notice opens directly, in the server’s words',
      sees: {
        modal: 'sessionEnded',
        endedBy: 'server',
        message: 'Acharya Meera cannot take a chat now. Nothing was charged.',
      },
    },
    { at: 14, says: 'No end call leaves: there was nothing to end', sees: { ends: [], keys: [] } },
    { at: 25, says: 'Without a review the page loads afresh', sees: { phase: 'none', modal: null, path: '/' } },
  ],
}
