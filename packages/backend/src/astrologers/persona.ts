/** English, Hindi in Devanagari, or Hindi in Latin letters. */
export type ReplyLanguage = 'english' | 'hindi' | 'hinglish'

/** How a scripted astrologer behaves. `busy` declines requests. */
export type Persona = 'quick' | 'warm' | 'thoughtful' | 'terse' | 'shy' | 'busy'
