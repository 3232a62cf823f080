import type { Scenario } from '../scenario.ts'
import { ASKED, JOINED, GREETING } from './opening.ts'

export const reloadWhileEnding: Scenario = {
  slug: 'reload-while-ending',
  title: 'Reload while ending',
  summary: 'The end call fails and the page is loaded again. The end is kept, repeated, and never undone.',
  lastsSeconds: 70,
  steps: [
    ASKED,
    JOINED,
    GREETING,
    { at: 28, does: 'server fails to end' },
    { at: 32, does: 'customer ends it', mark: 'Ended' },
    { at: 34, does: 'customer reloads', mark: 'Reloaded' },
    { at: 42, does: 'server can end again', mark: 'Server is back' },
  ],
  promises: [
    {
      at: 33,
      says: 'The customer sees the end; the server does not know',
      sees: { phase: 'ended', keys: ['sessionEngine:pendingEnd'] },
    },
    {
      at: 40,
      says: 'After the reload the chat is not back',
      sees: { phase: 'none', modal: null, keys: ['sessionEngine:pendingEnd'] },
    },
    {
      at: 66,
      says: 'The same end, told until it is heard',
      sees: { phase: 'none', keys: [], ends: ['ended by user'] },
    },
  ],
}
