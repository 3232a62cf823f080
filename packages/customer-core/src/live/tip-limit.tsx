import { Button, TextInput } from '@tarapath/ui-kit'
import { useAtom } from 'jotai'
import { useRef, useState } from 'react'
import { tipLimitAtom } from '../profile/index.ts'
import { parseTip } from './parse-tip.ts'
import styles from './tip-sheet.module.css'
import { tipWords } from './words/tip.gen.ts'

/** A limit for the tips of one day, which only this device keeps. */
export function TipLimit() {
  const words = tipWords()
  const [limitPaise, setLimit] = useAtom(tipLimitAtom)
  const [typed, setTyped] = useState(limitPaise === null ? '' : String(limitPaise / 100))
  const [isWrong, setWrong] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const save = () => {
    const paise = typed.trim() === '' ? null : parseTip(typed)
    const isRefused = paise === null && typed.trim() !== ''
    setWrong(isRefused)
    if (isRefused) return
    setLimit(paise)
    if (details.current) details.current.open = false
  }
  return (
    <details ref={details} className={styles['limit']}>
      <summary>{limitPaise === null ? words.limitSet : words.limitChange}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextInput
          label={words.limitLabel}
          hint={words.limitHint}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={isWrong ? words.notAnAmount : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outline" size="s">
          {words.limitSave}
        </Button>
      </form>
    </details>
  )
}
