/** How a chat begins in most scenarios. */
export const ASKED = { at: 2, does: 'customer asks for a chat', mark: 'Asked' } as const
export const JOINED = { at: 6, does: 'astrologer picks up', mark: 'Meera joins' } as const
export const GREETING = {
  at: 10,
  does: 'astrologer writes',
  text: 'नमस्ते। आपका जन्म समय 6:42 सुबह, नागपुर — सही है?',
} as const

/** What storage holds while a session runs. */
export const SESSION_KEYS = ['chatIdleTime', 'maxDuration', 'sessionDetails', 'sessionDetails_id', 'startChatTime']
