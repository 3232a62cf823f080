import { SearchIcon } from '@tarapath/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { usePlatform, usePlatformNavigate } from '../platform/index.ts'
import styles from './list-screen.module.css'
import { LIST_PATH, listPath, readListQuery, writeListQuery, type ListQuery } from './list-query.ts'
import { useListLocation } from './use-list-location.ts'
import { usePause } from './use-pause.ts'
import { listWords } from './words/list.gen.ts'

/** Finds astrologers while one types. Without scripts it is a form whose fields are the address. */
export function NameSearch({ query }: { query: ListQuery }) {
  const words = listWords()
  const { field, onInput, search } = useNameSearch(query)
  const platform = usePlatform()
  return (
    <>
      {/* The placeholder says it where there is no column. */}
      <label className={`ui-note ${styles['ifWide']}`} htmlFor="list-name">
        <b>{words.searchByName}</b>
      </label>
      <form
        role="search"
        action={LIST_PATH}
        className={styles['search']}
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        {platform === 'mobile' ? <input type="hidden" name="platform" value="mobile" /> : null}
        {[...writeListQuery({ ...query, search: '' })].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <SearchIcon size={20} />
        <input
          ref={field}
          id="list-name"
          type="search"
          name="search"
          aria-label={words.searchByName}
          placeholder={words.searchByName}
          defaultValue={query.search}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          onInput={onInput}
        />
      </form>
    </>
  )
}

function useNameSearch(query: ListQuery) {
  const navigate = usePlatformNavigate()
  const listLocation = useListLocation()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(query.search)
  // What the address holds, or will hold when the navigation has ended.
  const asked = useRef(query.search)
  const search = (text: string) => {
    if (text === asked.current) return
    const location = listLocation()
    // An astrologer was tapped in the meantime.
    if (!location) return
    // A filter that was tapped a moment ago stays, also while its results are loaded.
    const next = readListQuery(new URLSearchParams(location.search))
    // Back leads to the list without a search, not to each letter.
    const replace = asked.current !== ''
    asked.current = text
    navigate(listPath(next, { search: text }), { replace })
  }
  const readField = () => setTyped(field.current?.value.trim() ?? '')
  usePause(typed, search)
  // What was typed before React listened.
  useEffect(readField, [])
  useEffect(() => {
    // The address changed by other means: Back, a link, "Clear all". What is being typed meanwhile stays.
    if (query.search === asked.current || !field.current) return
    const isTyping = field.current.value.trim() !== asked.current
    asked.current = query.search
    if (isTyping) return
    field.current.value = query.search
    readField()
  }, [query.search])
  return { field, onInput: readField, search: () => search(field.current?.value.trim() ?? '') }
}
