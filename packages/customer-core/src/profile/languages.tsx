import type { Language } from '@tarapath/api-client/types'
import { Chip, ChipRow } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { changePreferencesAtom, preferencesAtom } from '../preferences/index.ts'
import { useIsHydrated } from '../platform/index.ts'
import { profileWords } from './words/profile.gen.ts'

/** The choice of the languages that the customer speaks. Each tap is saved. */
export function Languages({ languages }: { languages: readonly Language[] }) {
  const words = profileWords()
  const isHydrated = useIsHydrated()
  const { languages: spoken } = useAtomValue(preferencesAtom)
  const change = useSetAtom(changePreferencesAtom)
  return (
    <ChipRow label={words.languages}>
      {languages.map(({ code, name }) => (
        <Chip
          key={code}
          pressed={isHydrated && spoken.includes(code)}
          onPress={(isPressed) =>
            change(({ languages: kept }) => ({
              languages: [...kept.filter((other) => other !== code), ...(isPressed ? [code] : [])],
            }))
          }
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}
