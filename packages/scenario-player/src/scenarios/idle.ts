import type { Scenario } from '../scenario.ts'
import { ASKED, JOINED, GREETING } from './opening.ts'

export const idle: Scenario = {
  slug: 'idle',
  title: 'Idle',
  summary: 'After one question nobody writes. The warning opens a minute before the three minutes are over.',
  lastsSeconds: 212,
  steps: [
    ASKED,
    { at: 1, does: 'server will say at the end', text: 'Ended after 3 minutes without messages.' },
    JOINED,
    GREETING,
    { at: 20, does: 'customer writes', text: 'One moment, I am looking for my papers.', mark: 'Last words' },
  ],
  promises: [
    { at: 139, says: 'Nothing is said for two minutes', sees: { modal: null, idleSeconds: 61 } },
    {
      at: 140,
      says: 'The warning opens with a minute left',
      mark: 'Warning',
      sees: { modal: 'idleWarning', idleSeconds: 60 },
    },
    { at: 199, says: 'It counts to the last second', sees: { phase: 'active', idleSeconds: 1, ends: [] } },
    {
      at: 202,
      says: 'The chat ends after 180 s of silence, once',
      mark: 'Ended',
      sees: {
        phase: 'ended',
        endedBy: 'auto',
        message: 'Ended after 3 minutes without messages.',
        ends: ['idle expired'],
      },
    },
  ],
}
