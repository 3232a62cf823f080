// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface SharePictureWords {
  lead: string
  foot: string
}

const english: SharePictureWords = {
  lead: "Chat or call a verified astrologer. Pay by the minute.",
  foot: "Pay by the minute. Set your own limit."
}

export const sharePictureWords: () => SharePictureWords = catalogue(english)
