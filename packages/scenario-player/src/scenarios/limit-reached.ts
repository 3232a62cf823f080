import type { Scenario } from '../scenario.ts'
import { ASKED, JOINED, GREETING } from './opening.ts'

export const limitReached: Scenario = {
  slug: 'limit-reached',
  title: 'Limit reached',
  summary: 'The customer set a stop at one minute. The engine ends it on the second, by the server’s clock.',
  lastsSeconds: 80,
  steps: [
    { at: 1, does: 'server will say at the end', text: 'It reached the 1-minute limit you set.' },
    { ...ASKED, minutes: 1 },
    JOINED,
    GREETING,
    { at: 30, does: 'customer writes', text: 'Quickly: is Friday good for signing?' },
    { at: 48, does: 'astrologer writes', text: 'After 11 in the morning, yes.' },
  ],
  promises: [
    { at: 36, says: 'Half the time is left', sees: { phase: 'active', remainingSeconds: 30 } },
    { at: 65, says: 'The last seconds run', sees: { phase: 'active', remainingSeconds: 1, ends: [] } },
    {
      at: 68,
      says: 'It ends at the limit, in the server’s words',
      mark: 'Ended',
      sees: {
        phase: 'ended',
        endedBy: 'auto',
        message: 'It reached the 1-minute limit you set.',
        ends: ['max duration'],
      },
    },
  ],
}
