import { Button, showToast, VisuallyHidden } from '@tarapath/ui-kit'
import { Sheet } from '@tarapath/ui-kit/sheet'
import { atom, useAtom, type PrimitiveAtom } from 'jotai'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
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
  // The sheet itself is not drawn again with each choice.
  const [draft] = useState(() => atom(query))
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={words.filters}
      closeLabel={commonWords().close}
      footer={<Foot draft={draft} count={count} onClose={onClose} />}
    >
      <DraftFields draft={draft} filters={filters} />
    </Sheet>
  )
}

interface DraftProps {
  draft: PrimitiveAtom<ListQuery>
}

function DraftFields({ draft, filters }: DraftProps & Pick<FilterFormProps, 'filters'>) {
  const [query, setQuery] = useAtom(draft)
  return (
    <div className="list-filters" role="presentation" onMouseDown={keepFocus}>
      <FilterFields query={query} filters={filters} onChange={setQuery} />
    </div>
  )
}

/** A press on a label would first move the focus to the sheet, which is slow, and the click then to the field. */
function keepFocus(event: MouseEvent): void {
  const label = event.target instanceof Element ? event.target.closest('label') : null
  if (label && label.control !== event.target) event.preventDefault()
}

function Foot({ draft, count, onClose }: DraftProps & Pick<FilterFormProps, 'count'> & DialogProps) {
  const words = listWords()
  const navigate = usePlatformNavigate()
  const [query, setQuery] = useAtom(draft)
  const found = useMatchCount(query, count)
  return (
    <div className="list-sheet-foot">
      <VisuallyHidden>
        <span role="status">{words.count({ count: found })}</span>
      </VisuallyHidden>
      <Button variant="quiet" onClick={() => setQuery({ ...query, ...NO_FILTERS })}>
        {words.clearAll}
      </Button>
      <Button
        // Closing a sheet lays the whole page out again.
        onClick={() =>
          afterPaint(() => {
            navigate(listPath(query))
            onClose()
          })
        }
      >
        {words.showCount({ count: found })}
      </Button>
    </div>
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
