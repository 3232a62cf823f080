import { useOpenDialog } from '@tarapath/customer-core/platform'
import { IconButton, SearchIcon } from '@tarapath/ui-kit'
import { useEffect, useRef } from 'react'
import { linkWords } from './words/link.gen.ts'

const searchDialog = { load: () => import('../routes/search/search-dialog.tsx') }

/** Opens the search, as Ctrl K does. Before its code is loaded it is a link to the page of the search. */
export function SearchButton({ onOpen }: { onOpen?: () => void }) {
  const open = useOpenDialog()
  return (
    <span
      onClickCapture={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        event.stopPropagation()
        onOpen?.()
        void open(searchDialog, {})
      }}
    >
      <IconButton label={linkWords().search} href="/search">
        <SearchIcon />
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
