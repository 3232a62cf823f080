// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface BlogWords {
  blogs: string
  title: string
  description: string
  goOn: string
}

const english: BlogWords = {
  blogs: "Blogs",
  title: "Blogs: how astrology is computed",
  description: "How charts, dashas and prices are worked out, with examples that you can check yourself.",
  goOn: "Go on from here"
}

export const blogWords: () => BlogWords = catalogue(english)
