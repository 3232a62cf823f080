// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface RoleWords {
  tarot: string
  numerology: string
  palmistry: string
  vastu: string
  marriage: string
  love: string
  spiritual: string
  of(values: { speciality: string | number }): string
  any: string
}

const english: RoleWords = {
  tarot: "Tarot reader",
  numerology: "Numerologist",
  palmistry: "Palmist",
  vastu: "Vastu consultant",
  marriage: "Marriage astrologer",
  love: "Love astrologer",
  spiritual: "Spiritual guide",
  of: (d) => d.speciality + " astrologer",
  any: "Astrologer"
}

export const roleWords: () => RoleWords = catalogue(english)
