import { TextInput } from '@tarapath/ui-kit'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { commonWords } from '../platform/index.ts'
import { monthLimitAtom } from './settings.ts'
import { profileWords } from './words/profile.gen.ts'

/** What the customer wants to spend in a month at most. */
export function MonthLimit() {
  const words = profileWords()
  const [limit, setLimit] = useAtom(monthLimitAtom)
  /** Null while nothing was typed: the saved limit is shown. */
  const [typedText, setTyped] = useState<string | null>(null)
  const typed = typedText ?? (limit === null ? '' : String(limit / 100))
  return (
    <TextInput
      label={words.limit}
      hint={words.limitHint}
      optional={commonWords().optional}
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={limitOf(typed) === undefined ? words.limitNotAnAmount : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        const paise = limitOf(target.value)
        if (paise !== undefined) setLimit(paise)
      }}
    />
  )
}

/** In paise; null for no limit, and undefined for a text that is no amount. */
function limitOf(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) * 100 : undefined
}
