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
  description: "Choose a topic, read what others ask, and take a question to an astrologer who answers it.",
  lead: "Choose what it is about. You see what others ask, and who answers.",
  asked: "What it is about",
  techniques: "How it is read",
  empty: "There are no topics yet"
}

export const topicsWords: () => TopicsWords = catalogue(english)
