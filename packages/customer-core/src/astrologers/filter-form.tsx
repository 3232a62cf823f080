import type { AstrologerFilter } from '@tarapath/api-client/types'
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import '@tarapath/ui-kit/button/button.css'
import { afterPaint, loadInTime, onDemand, useOpenDialog } from '../platform/index.ts'
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
  const openDialog = useOpenDialog()
  const isWide = useSyncExternalStore(watchWidth, isWideNow, () => false)
  const [Column, setColumn] = useState<ComponentType<FilterFormProps> | null>(null)
  useEffect(() => {
    if (!isWide) return
    loadInTime(() => import('./filter-column.tsx')).then(
      (module) => setColumn(() => module.default),
      () => undefined,
    )
  }, [isWide])
  const label = labelOf(props.query)
  return (
    <>
      <button
        type="button"
        className={`ui-button ${styles['filters']}`}
        data-variant="outline"
        // Rendering the sheet takes longer than the response to the tap may.
        onClick={() => afterPaint(() => void openDialog(filterSheet, props))}
      >
        {label}
      </button>
      <noscript className="list-plain">
        <link rel="stylesheet" href={plainSheet} />
        <details>
          <summary className="ui-button" data-variant="outline">
            {label}
          </summary>
          <FiltersWithoutScripts {...props} />
        </details>
      </noscript>
      {isWide && Column ? <Column {...props} /> : null}
    </>
  )
}

function labelOf(query: ListQuery): string {
  const words = listWords()
  const count = countFilters(query)
  return count > 0 ? words.filtersSet({ count }) : words.filters
}

const isWideNow = () => matchMedia(WIDE).matches

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
