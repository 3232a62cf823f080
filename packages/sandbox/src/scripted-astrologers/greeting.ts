import type { ReplyLanguage } from '@tarapath/backend/astrologers'

const GREETINGS: Readonly<Record<string, string>> = {
  as: 'Nomoskar',
  bn: 'Nomoshkar',
  gu: 'Kem chho',
  kn: 'Namaskara',
  ml: 'Namaskaram',
  mr: 'Namaskar',
  or: 'Namaskar',
  pa: 'Sat Sri Akal',
  ta: 'Vanakkam',
  te: 'Namaskaram',
  ur: 'Adaab',
}

/** The greeting of the first of the astrologer's languages that has one, and "Namaste" where none has. */
export function greetingIn(languages: readonly string[], replyLanguage: ReplyLanguage): string {
  if (replyLanguage === 'hindi') return 'नमस्ते'
  const code = languages.find((language) => language in GREETINGS)
  return (code && GREETINGS[code]) ?? 'Namaste'
}
