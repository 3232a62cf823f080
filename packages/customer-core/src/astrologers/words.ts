/** What an astrologer of a speciality is called, where that is not "Vedic astrologer". */
export const roles: Readonly<Record<string, string>> = {
  Tarot: 'Tarot reader',
  Numerology: 'Numerologist',
  Palmistry: 'Palmist',
  Vastu: 'Vastu consultant',
  'Marriage & matching': 'Marriage astrologer',
  'Love & relationships': 'Love astrologer',
  'Spiritual guidance': 'Spiritual guide',
}
