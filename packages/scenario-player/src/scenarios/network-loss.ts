import type { Scenario } from '../scenario.ts'
import { ASKED, JOINED, GREETING, SESSION_KEYS } from './opening.ts'

export const networkLoss: Scenario = {
  slug: 'network-loss',
  title: 'Network loss',
  summary: 'For 45 seconds no call gets through. The chat is neither ended nor forgotten.',
  lastsSeconds: 110,
  steps: [
    ASKED,
    JOINED,
    GREETING,
    { at: 18, does: 'customer writes', text: 'Yes, Nagpur.' },
    { at: 30, does: 'network goes away', mark: 'Network lost' },
    { at: 75, does: 'network comes back', mark: 'Network back' },
    { at: 84, does: 'astrologer writes', text: 'You were gone for a moment. Shall we go on?' },
    { at: 92, does: 'customer writes', text: 'Yes, the train was in a tunnel.' },
  ],
  promises: [
    { at: 40, says: 'The page says that it has lost the connection', sees: { phase: 'active', connection: 'failing' } },
    {
      at: 74,
      says: 'Both clocks go on, nothing is ended',
      sees: { phase: 'active', remainingSeconds: 832, idleSeconds: 124, ends: [], keys: SESSION_KEYS },
    },
    { at: 76, says: 'The first read after the return sets it right', sees: { connection: 'ok', phase: 'active' } },
    { at: 108, says: 'The chat goes on', sees: { phase: 'active', modal: null, ends: [] } },
  ],
}
