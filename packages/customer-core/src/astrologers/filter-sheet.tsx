import { Button, showToast, VisuallyHidden } from '@tarapath/ui-kit'
import { Sheet } from '@tarapath/ui-kit/sheet'
import { useEffect, useRef, useState } from 'react'
import {
  afterPaint,
  commonWords,
  failureOf,
  failureSentence,
  useApi,
  usePlatformNavigate,
  type DialogProps,
} from '../platform/index.ts'
import { FilterFields } from './filter-fields.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import { findAstrologers } from './find-astrologers.ts'
import { listPath, NO_FILTERS, type ListQuery } from './list-query.ts'
import { usePause } from './use-pause.ts'
import { listWords } from './words/list.gen.ts'

/** The filters on a phone. They apply when one leaves by "Show 46 astrologers", whose number follows them. */
export default function FilterSheet({ query, filters, count, onClose }: FilterFormProps & DialogProps) {
  const words = listWords()
  const navigate = usePlatformNavigate()
  const [draft, setDraft] = useState(query)
  const found = useMatchCount(draft, count)
  const label = words.showCount({ count: found })
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={words.filters}
      closeLabel={commonWords().close}
      footer={
        <div className="list-sheet-foot">
          <Button variant="quiet" onClick={() => setDraft({ ...draft, ...NO_FILTERS })}>
            {words.clearAll}
          </Button>
          <Button
            // Closing a sheet lays the whole page out again.
            onClick={() =>
              afterPaint(() => {
                navigate(listPath(draft))
                onClose()
              })
            }
          >
            {label}
          </Button>
        </div>
      }
    >
      <div className="list-filters">
        <FilterFields query={draft} filters={filters} onChange={setDraft} />
      </div>
      <div role="status">
        <VisuallyHidden>{words.count({ count: found })}</VisuallyHidden>
      </div>
    </Sheet>
  )
}

/** How many astrologers match. The last known number stays until the next one has come. */
function useMatchCount(query: ListQuery, known: number): number {
  const api = useApi()
  const [count, setCount] = useState(known)
  const asking = useRef<AbortController>(null)
  usePause(query, () => {
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    findAstrologers(api, { ...query, show: 1 }, { signal }).then(
      (found) => setCount(found.count),
      (error: unknown) => {
        if (!signal.aborted) showToast({ text: failureSentence(failureOf(error)), tone: 'danger' })
      },
    )
  })
  useEffect(() => () => asking.current?.abort(), [])
  return count
}
