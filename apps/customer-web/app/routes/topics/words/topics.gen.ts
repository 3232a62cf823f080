// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface TopicsWords {
  title: string
  heading: string
  description: string
  lead: string
  asked: string
  techniques: string
  empty: string
}

const english: TopicsWords = {
  title: "Topics: what people ask astrologers",
  heading: "Topics",
  description: "Choose a topic, see what others ask, and ask an astrologer who answers it.",
  lead: "See what others ask and which astrologers answer.",
  asked: "Life topics",
  techniques: "Techniques",
  empty: "There are no topics yet"
}

export const topicsWords: () => TopicsWords = catalogue(english)
