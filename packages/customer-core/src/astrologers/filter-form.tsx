import type { AstrologerFilter } from '@tarapath/api-client/types'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import '@tarapath/ui-kit/button/button.css'
import { onDemand, sayNotOpened, useOpenDialog } from '../platform/index.ts'
import { countFilters, type ListQuery } from './list-query.ts'
import styles from './list-screen.module.css'
import plainSheet from './plain-filters.css?url'
import { listWords } from './words/list.gen.ts'

const FiltersWithoutScripts = onDemand(() => import('./plain-filters.tsx'))
const filterSheet = { load: () => import('./filter-sheet.tsx') }
const WIDE = '(min-width: 840px)'

export interface FilterFormProps {
  query: ListQuery
  filters: readonly AstrologerFilter[]
  /** The number of astrologers who match. */
  count: number
}

/**
 * On a phone a button, which opens the filters as a sheet; on a wide screen a column. Both are loaded when they are
 * wanted. Without scripts it is a disclosure with a form.
 */
export function FilterForm(props: FilterFormProps) {
  const words = listWords()
  const openDialog = useOpenDialog()
  const isWide = useSyncExternalStore(watchWidth, isWideNow, () => false)
  const [Column, setColumn] = useState<ComponentType<FilterFormProps> | null>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const filterCount = countFilters(props.query)
  const openSheet = () => {
    if (!details.current?.open) return
    details.current.open = false
    void openDialog(filterSheet, props)
  }
  // It may have been opened before the page was hydrated.
  const openedEarly = useEffectEvent(openSheet)
  useEffect(() => openedEarly(), [])
  useEffect(() => {
    if (!isWide) return
    void import('./filter-column.tsx').then((module) => setColumn(() => module.default), sayNotOpened)
  }, [isWide])
  return (
    <>
      <details ref={details} className={styles['filters']} onToggle={openSheet}>
        <summary className="ui-button" data-variant="outline">
          {filterCount > 0 ? words.filtersSet({ count: filterCount }) : words.filters}
        </summary>
        <noscript>
          <link rel="stylesheet" href={plainSheet} />
          <FiltersWithoutScripts {...props} />
        </noscript>
      </details>
      {isWide && Column ? <Column {...props} /> : null}
    </>
  )
}

const isWideNow = () => matchMedia(WIDE).matches

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
