import type { ReplyLanguage } from '@tarapath/backend/astrologers'

const HELLOS: Readonly<Record<string, string>> = {
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

/** The greeting of the first language a person speaks that has one of its own. */
export function helloIn(languages: readonly string[], language: ReplyLanguage): string {
  if (language === 'hindi') return 'नमस्ते'
  const own = languages.find((code) => code in HELLOS)
  return (own && HELLOS[own]) ?? 'Namaste'
}
