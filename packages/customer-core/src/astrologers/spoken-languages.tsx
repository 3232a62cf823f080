import { VisuallyHidden } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { spokenLanguagesAtom } from '../preferences/index.ts'
import { useIsHydrated } from '../platform/index.ts'
import { cardWords } from './words/card.gen.ts'

/** The languages that both astrologer and customer speak. */
export function useSharedLanguages(languages: readonly string[]): readonly string[] {
  const isHydrated = useIsHydrated()
  const spoken = useAtomValue(spokenLanguagesAtom)
  return isHydrated ? languages.filter((language) => spoken.includes(language)) : []
}

/** Three languages of an astrologer; those that the customer speaks come first and are marked. */
export function SpokenLanguages({ languages }: { languages: readonly string[] }) {
  const shared = useSharedLanguages(languages)
  const shown = sharedFirst(languages, shared).slice(0, 3)
  if (shared.length === 0) return shown.join(', ')
  return shown.map((language, at) => (
    <span key={language}>
      {at > 0 ? ', ' : null}
      {shared.includes(language) ? (
        <strong>
          {language}
          <VisuallyHidden> ({cardWords().yourLanguage})</VisuallyHidden>
        </strong>
      ) : (
        language
      )}
    </span>
  ))
}

export const sharedFirst = (languages: readonly string[], shared: readonly string[]): string[] => [
  ...shared,
  ...languages.filter((language) => !shared.includes(language)),
]
