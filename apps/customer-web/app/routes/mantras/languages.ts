/** The script of each language of mantras. The words are Sanskrit in all of them. */
const SCRIPTS: Readonly<Record<string, string>> = {
  sa: 'Deva',
  hi: 'Deva',
  en: 'Latn',
  bn: 'Beng',
  gu: 'Gujr',
  kn: 'Knda',
  ml: 'Mlym',
  or: 'Orya',
  ta: 'Taml',
  te: 'Telu',
}

/** The language tag of a Sanskrit text that is written as readers of a language write. */
export const textLanguage = (language: string): string => `sa-${SCRIPTS[language] ?? 'Deva'}`

/** Each language in its own letters. */
export const OWN_NAMES: Readonly<Record<string, string>> = {
  sa: 'संस्कृत',
  hi: 'हिन्दी',
  en: 'English',
  bn: 'বাংলা',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  or: 'ଓଡ଼ିଆ',
  ta: 'தமிழ்',
  te: 'తెలుగు',
}

/** Whether a requested language, by code, locale or English name, is the one of the reply. */
export const isLanguage = (requested: string, { code, name }: { code: string; name: string }): boolean =>
  requested.toLowerCase().split(/[-_]/)[0] === code || requested.toLowerCase() === name.toLowerCase()
