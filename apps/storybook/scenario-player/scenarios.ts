import type { Scenario } from './scenario.ts'

const ASKED = { at: 2, does: 'customer asks for a chat', mark: 'Asked' } as const
const JOINED = { at: 6, does: 'astrologer picks up', mark: 'Meera joins' } as const
const GREETING = {
  at: 10,
  does: 'astrologer writes',
  text: 'नमस्ते। आपका जन्म समय 6:42 सुबह, नागपुर — सही है?',
} as const
const SESSION_KEYS = ['chatIdleTime', 'maxDuration', 'sessionDetails', 'sessionDetails_id', 'startChatTime']

export const normalChat: Scenario = {
  slug: 'normal-chat',
  title: 'Normal chat',
  story: 'Asked, picked up, talked, ended by the customer, closed without a review.',
  lastsSeconds: 110,
  happens: [
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

export const idle: Scenario = {
  slug: 'idle',
  title: 'Idle',
  story: 'After one question nobody writes. The warning opens a minute before the three minutes are over.',
  lastsSeconds: 212,
  happens: [
    ASKED,
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
      sees: { phase: 'ended', endedBy: 'auto', message: 'Chat Ended', ends: ['idle expired'] },
    },
  ],
}

export const recharge: Scenario = {
  slug: 'recharge',
  title: 'Recharge in mid-session',
  story: 'The balance pays for two minutes. With half a minute left the customer adds money for five more.',
  lastsSeconds: 170,
  happens: [
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

export const rejected: Scenario = {
  slug: 'rejected',
  title: 'Astrologer declines',
  story: 'The request is turned down. The notice says so at once, and nothing was charged.',
  lastsSeconds: 30,
  happens: [
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

export const networkLoss: Scenario = {
  slug: 'network-loss',
  title: 'Network loss',
  story: 'For 45 seconds no call gets through. The chat is neither ended nor forgotten.',
  lastsSeconds: 110,
  happens: [
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

export const twoTabs: Scenario = {
  slug: 'two-tabs',
  title: 'Two tabs',
  story: 'The chat in one tab, the wallet in another: one stream of reads, one idle clock, one end, two notices.',
  lastsSeconds: 190,
  happens: [
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

export const call: Scenario = {
  slug: 'call',
  title: 'Call',
  story: 'A caller is on the phone, not at the page: the bar is on every page, and silence is not counted.',
  lastsSeconds: 230,
  happens: [
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

export const limitReached: Scenario = {
  slug: 'limit-reached',
  title: 'Limit reached',
  story: 'The customer set a stop at one minute. The engine ends it on the second, by the server’s clock.',
  lastsSeconds: 80,
  happens: [
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

export const reloadWhileEnding: Scenario = {
  slug: 'reload-while-ending',
  title: 'Reload while ending',
  story: 'The end call fails and the page is loaded again. The end is kept, repeated, and never undone.',
  lastsSeconds: 70,
  happens: [
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

/** In the order in which they are offered. */
export const SCENARIOS: readonly Scenario[] = [
  normalChat,
  idle,
  recharge,
  rejected,
  networkLoss,
  twoTabs,
  call,
  limitReached,
  reloadWhileEnding,
]
