// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface NetworkWords {
  opensWhenBack: string
}

const english: NetworkWords = {
  opensWhenBack: "No internet. The page opens when you’re back online."
}

export const networkWords: () => NetworkWords = catalogue(english)
