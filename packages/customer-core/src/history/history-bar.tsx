import { IconButton, PageBar, SearchIcon, TextInput } from '@tarapath/ui-kit'
import { pageWords, usePlatform } from '../platform/index.ts'
import styles from './history.module.css'
import { historyWords } from './words/history.gen.ts'

interface HistoryBarProps {
  /** The search text; null while the search is closed. */
  search: string | null
  /** Undefined where there is nothing to search. */
  onSearch: ((search: string | null) => void) | undefined
}

/** The bar of My consultations, which on a phone is instead of the header, and the search below it. */
export function HistoryBar({ search, onSearch }: HistoryBarProps) {
  const words = historyWords()
  const inApp = usePlatform() === 'mobile'
  return (
    <>
      <div className={styles['bar']}>
        <PageBar title={pageWords().consultations} {...(inApp ? {} : { backHref: '/', backLabel: words.goHome })}>
          {onSearch ? (
            <IconButton
              label={words.search}
              aria-expanded={search !== null}
              onClick={() => onSearch(search === null ? '' : null)}
            >
              <SearchIcon />
            </IconButton>
          ) : null}
        </PageBar>
      </div>
      {onSearch && search !== null ? (
        <TextInput
          label={words.searchFor}
          type="search"
          autoComplete="off"
          autoFocus
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      ) : null}
    </>
  )
}
