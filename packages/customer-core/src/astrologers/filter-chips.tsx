import type { AstrologerFilter } from '@tarapath/api-client/types'
import { Chip, ChipRow } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useIsHydrated } from '../platform/index.ts'
import { preferencesAtom } from '../preferences/index.ts'
import type { ChosenFilter } from './chosen-filters.ts'
import { listPath, toggled, type ListQuery } from './list-query.ts'
import { listWords } from './words/list.gen.ts'

interface FilterChipsProps {
  query: ListQuery
  filters: readonly AstrologerFilter[]
  chosen: readonly ChosenFilter[]
}

/** The chosen filters, each with a button to remove it, and popular ones. They are links, which work without scripts. */
export function FilterChips({ query, filters, chosen }: FilterChipsProps) {
  const words = listWords()
  const { box, onFocus } = useKeptFocus(chosen.length)
  const { spoken, choices } = useLanguageChoices(filters)
  return (
    <div ref={box} onFocus={onFocus}>
      <ChipRow label={words.chosenFilters}>
        <RemovableChips chosen={chosen} />
        {query.available ? null : <Chip href={listPath(query, { available: true })}>{words.onlineNow}</Chip>}
        {spoken.every((code) => query.language.includes(code)) ? null : (
          <Chip href={listPath(query, { language: spoken })}>{words.speaksYours}</Chip>
        )}
        {choices
          .filter(({ value }) => !query.language.includes(value))
          .map(({ value, label }) => (
            <Chip key={value} href={listPath(query, { language: toggled(query.language, value) })}>
              {label}
            </Chip>
          ))}
      </ChipRow>
    </div>
  )
}

/** The codes of the languages that the customer speaks, which only the device knows, and three to choose one of. */
function useLanguageChoices(filters: readonly AstrologerFilter[]) {
  const isHydrated = useIsHydrated()
  const { languages: spoken } = useAtomValue(preferencesAtom)
  const all = filters.find(({ key }) => key === 'language')?.options ?? []
  const own = isHydrated ? all.filter(({ value }) => spoken.includes(value)) : []
  // A single language is the same as "Speaks your language".
  const choices = [...(own.length > 1 ? own : []), ...all.filter((option) => !own.includes(option))]
  return { spoken: own.map(({ value }) => value), choices: choices.slice(0, 3) }
}

/** A chip that was removed by keyboard gives its focus to the first one that is left. */
function useKeptFocus(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) box.current?.querySelector('a')?.focus()
    hadFocus.current = false
  }, [count])
  return { box, onFocus: () => (hadFocus.current = true) }
}

export function RemovableChips({ chosen }: { chosen: readonly ChosenFilter[] }) {
  return chosen.map(({ label, href }) => (
    <Chip key={label} href={href} removeLabel={listWords().remove({ filter: label })}>
      {label}
    </Chip>
  ))
}
