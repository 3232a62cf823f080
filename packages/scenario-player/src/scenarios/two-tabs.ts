import type { Scenario } from '../scenario.ts'
import { ASKED, JOINED, GREETING } from './opening.ts'

export const twoTabs: Scenario = {
  slug: 'two-tabs',
  title: 'Two tabs',
  summary: 'The chat in one tab, the wallet in another: one stream of reads, one idle clock, one end, two notices.',
  lastsSeconds: 190,
  steps: [
    ASKED,
    JOINED,
    GREETING,
    { at: 20, does: 'customer opens another tab', path: '/wallet', mark: 'Second tab' },
    { at: 140, does: 'customer continues', tab: 2, mark: 'Continues in tab 2' },
    { at: 170, does: 'customer ends it', tab: 1, mark: 'Ends in tab 1' },
  ],
  promises: [
    { at: 22, tab: 2, says: 'The second tab shows the chat as a bar', sees: { phase: 'active', widget: 'chat' } },
    { at: 100, says: 'Two tabs read as often as one', sees: { readsLastMinute: 40 } },
    {
      at: 128,
      tab: 1,
      says: 'The warning opens in the first tab …',
      mark: 'Warning in both',
      sees: { modal: 'idleWarning' },
    },
    { at: 128, tab: 2, says: '… and in the second', sees: { modal: 'idleWarning' } },
    { at: 141, tab: 1, says: '“Continue” in one closes it in both', sees: { modal: null, idleSeconds: 179 } },
    {
      at: 172,
      tab: 1,
      says: 'The end shows in the tab that asked …',
      sees: { phase: 'ended', endedBy: 'user', ends: ['ended by user'] },
    },
    {
      at: 173,
      tab: 2,
      says: '… and in the other, told once to the server',
      sees: { phase: 'ended', endedBy: 'peer', ends: ['ended by user'] },
    },
  ],
}
