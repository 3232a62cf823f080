import { showToast } from '@tarapath/ui-kit'
import { useEffect, useRef, useState, type ComponentType } from 'react'
// The form is styled for who has no scripts, too.
import '@tarapath/ui-kit/button/button.css'
import '@tarapath/ui-kit/field/field.css'
import { commonWords, onDemand } from '../platform/index.ts'
import { countFilters } from './list-query.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'
import styles from './list-screen.module.css'
import { listWords } from './words/list.gen.ts'

const FieldsWithoutScripts = onDemand(() => import('./filter-fields.tsx'))

/** The search and the filters behind a disclosure. The browser loads the form when it is opened for the first time. */
export function FilterForm(props: FilterFieldsProps) {
  const words = listWords()
  const [Fields, setFields] = useState<ComponentType<FilterFieldsProps> | null>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const filterCount = countFilters(props.query)
  const address = JSON.stringify(props.query)
  const openedFor = useRef(address)
  const load = () =>
    import('./filter-fields.tsx').then(
      (module) => setFields(() => module.default),
      () => {
        details.current?.removeAttribute('open')
        showToast({ text: commonWords().notOpened, tone: 'danger' })
      },
    )
  useEffect(() => {
    // It may have been opened before the page was hydrated, and is closed when its form leads to another address.
    if (openedFor.current !== address) details.current?.removeAttribute('open')
    else if (details.current?.open) void load()
    openedFor.current = address
  }, [address])
  return (
    <details
      ref={details}
      className={styles['filters']}
      onToggle={(event) => {
        if (event.currentTarget.open && !Fields) void load()
      }}
    >
      <summary>{filterCount > 0 ? words.filtersSet({ count: filterCount }) : words.filters}</summary>
      {Fields ? <Fields {...props} /> : null}
      <noscript>
        <FieldsWithoutScripts {...props} />
      </noscript>
    </details>
  )
}
