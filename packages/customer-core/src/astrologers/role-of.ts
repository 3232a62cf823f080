const ROLES: Readonly<Record<string, string>> = {
  Tarot: 'Tarot reader',
  Numerology: 'Numerologist',
  Palmistry: 'Palmist',
  Vastu: 'Vastu consultant',
  'Marriage & matching': 'Marriage astrologer',
  'Love & relationships': 'Love astrologer',
  'Spiritual guidance': 'Spiritual guide',
}

/** What an astrologer is, by the first speciality: "Tarot reader", "Vedic astrologer". */
export function roleOf({ specialities: [first] }: { specialities: readonly string[] }): string {
  if (first === undefined) return 'Astrologer'
  return ROLES[first] ?? `${first} astrologer`
}
