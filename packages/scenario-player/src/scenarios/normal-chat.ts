import type { Scenario } from '../scenario.ts'
import { ASKED, JOINED, GREETING, SESSION_KEYS } from './opening.ts'

export const normalChat: Scenario = {
  slug: 'normal-chat',
  title: 'Normal chat',
  summary: 'Asked, picked up, talked, ended by the customer, closed without a review.',
  lastsSeconds: 110,
  steps: [
    ASKED,
    JOINED,
    GREETING,
    {
      at: 22,
      does: 'customer writes',
      text: 'Yes. I want to ask about a job change in January.',
      mark: 'First question',
    },
    { at: 41, does: 'astrologer writes', text: 'Saturn leaves your tenth house on 4 March. Wait until then.' },
    { at: 58, does: 'customer writes', text: 'So not before March?' },
    { at: 74, does: 'astrologer writes', text: 'Prepare now, sign in March.' },
    { at: 86, does: 'customer ends it', mark: 'Ended' },
    { at: 94, does: 'customer closes the notice', mark: 'Notice closed' },
    { at: 102, does: 'customer skips the review', mark: 'Review skipped' },
  ],
  promises: [
    {
      at: 4,
      says: 'While nobody has joined, nothing is counted',
      sees: { phase: 'waiting', path: '/chat', remainingSeconds: null },
    },
    {
      at: 8,
      says: 'Both clocks run from the pick-up',
      sees: { phase: 'active', remainingSeconds: 898, keys: SESSION_KEYS },
    },
    {
      at: 88,
      says: 'One end call leaves, and the notice opens',
      sees: { phase: 'ended', modal: 'sessionEnded', endedBy: 'user', ends: ['ended by user'], keys: [] },
    },
    { at: 96, says: 'The review follows the notice', sees: { modal: 'review' } },
    {
      at: 106,
      says: 'The page loads afresh, and knows of no chat',
      sees: { phase: 'none', modal: null, path: '/', keys: [] },
    },
  ],
}
