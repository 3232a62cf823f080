import type { Scenario } from '../scenario.ts'

export const call: Scenario = {
  slug: 'call',
  title: 'Call',
  summary: 'A caller is on the phone, not at the page: the bar is on every page, and silence is not counted.',
  lastsSeconds: 230,
  steps: [
    { at: 2, does: 'customer asks for a call', minutes: 10, mark: 'Asked' },
    { at: 9, does: 'astrologer picks up', mark: 'Meera answers' },
    { at: 30, does: 'customer goes to', path: '/wallet', mark: 'Looks at the wallet' },
    { at: 212, does: 'astrologer hangs up', mark: 'Meera hangs up' },
  ],
  promises: [
    {
      at: 5,
      says: 'While it rings, nothing is counted',
      sees: { phase: 'waiting', widget: 'call', remainingSeconds: null },
    },
    {
      at: 11,
      says: 'Time runs, idle time does not',
      sees: { phase: 'active', remainingSeconds: 598, idleSeconds: null },
    },
    { at: 32, says: 'The bar follows to other pages', sees: { widget: 'call', path: '/wallet' } },
    {
      at: 205,
      says: 'Three silent minutes end nothing',
      mark: 'Three silent minutes',
      sees: { phase: 'active', modal: null, ends: [] },
    },
    {
      at: 215,
      says: 'Without a sentence of the server it is “Call Ended”',
      sees: { phase: 'ended', message: 'Call Ended', endedBy: 'server' },
    },
  ],
}
