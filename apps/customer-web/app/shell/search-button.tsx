import { useOpenDialog } from '@tarapath/customer-core/platform'
import { IconButton, SearchIcon } from '@tarapath/ui-kit'
import { useEffect, useRef } from 'react'
import styles from './search-button.module.css'
import './search-button.late.css'
import { linkWords } from './words/link.gen.ts'

const searchDialog = { load: () => import('../routes/search/search-dialog.tsx') }

// As an attribute: the styles of the first paint have no byte to spare.
const atEnd = { marginInlineStart: 'auto' } as const

interface SearchButtonProps {
  /** Looks like a field where there is room. */
  isField?: boolean
  onOpen?: () => void
}

/** Opens the search, as Ctrl K does. Before its code is loaded it is a link to the page of the search. */
export function SearchButton({ isField = false, onOpen }: SearchButtonProps) {
  const open = useOpenDialog()
  const words = linkWords()
  return (
    <span
      className={isField ? styles['field'] : undefined}
      style={isField ? atEnd : undefined}
      onClickCapture={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        event.stopPropagation()
        onOpen?.()
        void open(searchDialog, {})
      }}
    >
      <IconButton
        label={words.search}
        href="/search"
        variant={isField ? 'outline' : 'quiet'}
        className={isField ? 'search-field' : undefined}
      >
        <SearchIcon />
        {isField ? (
          <span aria-hidden>
            {words.search} <kbd data-keys={words.searchKeys} />
          </span>
        ) : null}
      </IconButton>
    </span>
  )
}

/** Ctrl K and ⌘ K on every page. */
export function SearchKeys() {
  const open = useOpenDialog()
  const openNow = useRef(open)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      void openNow.current(searchDialog, {})
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return null
}
