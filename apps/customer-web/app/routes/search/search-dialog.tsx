import { commonWords, type DialogProps, Link, usePlatformNavigate } from '@tarapath/customer-core/platform'
import { Button, InlineNotice, TextInput } from '@tarapath/ui-kit'
import { Dialog } from '@tarapath/ui-kit/dialog'
import { useId, useState, type KeyboardEvent } from 'react'
import { RecentSearches } from './recent-list.tsx'
import { rememberSearch } from './recent-searches.ts'
import type { FoundGroup } from './search-index.ts'
import styles from './search.module.css'
import { StartLinks } from './start-links.tsx'
import { useSearchIndex } from './use-search-index.ts'
import { groupWords } from './words/group.gen.ts'
import { searchWords } from './words/search.gen.ts'

/** The search over all pages: a field with a list of results, by groups. */
export default function SearchDialog({ onClose }: DialogProps) {
  const words = searchWords()
  const listId = useId()
  const { index, isFailed, isPartial, retry } = useSearchIndex()
  const [query, setQuery] = useState('')
  const text = query.trim()
  const found = index?.find(text) ?? []
  const list = useChosen(found, text, onClose)
  const type = (next: string) => {
    setQuery(next)
    list.choose(0)
  }
  const isNothing = index !== null && text !== '' && list.paths.length === 0
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={words.label} closeLabel={commonWords().close}>
      <div className={styles['dialog']}>
        <TextInput
          label={words.label}
          hideLabel
          hint={words.hint}
          type="search"
          role="combobox"
          aria-expanded={list.paths.length > 0}
          aria-controls={listId}
          aria-activedescendant={list.chosen === undefined ? undefined : `${listId}${list.chosen}`}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => type(target.value)}
          onKeyDown={list.onKeyDown}
        />
        <p role="status" className="ui-note">
          {text === '' || isFailed ? '' : outcome(index !== null, list.paths.length, text)}
        </p>
        {isFailed || isPartial ? (
          <InlineNotice
            tone="danger"
            live="alert"
            action={
              <Button size="s" onClick={retry}>
                {words.retry}
              </Button>
            }
          >
            {isFailed ? words.failed : words.partial}
          </InlineNotice>
        ) : null}
        <Results id={listId} found={found} chosen={list.chosen} onOpen={list.remember} />
        {text === '' ? <RecentSearches onChoose={type} /> : null}
        {text === '' || isNothing ? <StartLinks /> : <p className={`ui-note ${styles['keys']}`}>{words.keys}</p>}
      </div>
    </Dialog>
  )
}

function outcome(isLoaded: boolean, count: number, query: string): string {
  const words = searchWords()
  if (!isLoaded) return words.loading
  return count === 0 ? words.none({ query }) : words.found({ count, query })
}

/** The result that the arrow keys have reached. Enter opens it. */
function useChosen(found: readonly FoundGroup[], query: string, onClose: () => void) {
  const navigate = usePlatformNavigate()
  const [at, choose] = useState(0)
  const paths = found.flatMap(({ entries }) => entries.map(({ path }) => path))
  const chosen = paths[at]
  const remember = () => {
    rememberSearch(query)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && paths.length > 0) {
      event.preventDefault()
      choose((at + step + paths.length) % paths.length)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || chosen === undefined) return
    remember()
    navigate(chosen)
  }
  return { paths, chosen, choose, remember, onKeyDown }
}

interface ResultsProps {
  id: string
  found: readonly FoundGroup[]
  chosen: string | undefined
  onOpen(): void
}

/** The field keeps the focus; the chosen result is told to it. */
function Results({ id, found, chosen, onOpen }: ResultsProps) {
  return (
    <div id={id} role="listbox" aria-label={searchWords().title}>
      {found.map(({ group, entries }) => (
        <div key={group} role="group" aria-label={groupWords()[group]} className={styles['group']}>
          <h2 aria-hidden>{groupWords()[group]}</h2>
          {entries.map(({ path, title }) => (
            <Link
              key={path}
              id={id + path}
              role="option"
              tabIndex={-1}
              aria-selected={path === chosen}
              ref={path === chosen ? keepInSight : undefined}
              to={path}
              onClick={onOpen}
            >
              {title}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}

const keepInSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
