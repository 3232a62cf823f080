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
  /** Null while nothing was typed: then it is the one that is kept. */
  const [typedText, setTyped] = useState<string | null>(null)
  const typed = typedText ?? (limit === null ? '' : String(limit / 100))
  const isAmount = typed.trim() === '' || /^\d{1,7}$/.test(typed.trim())
  return (
    <TextInput
      label={words.limit}
      hint={words.limitHint}
      optional={commonWords().optional}
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={isAmount ? undefined : words.limitNotAnAmount}
      onChange={({ target }) => {
        setTyped(target.value)
        const text = target.value.trim()
        if (text === '') setLimit(null)
        else if (/^\d{1,7}$/.test(text)) setLimit(Number(text) * 100)
      }}
    />
  )
}
