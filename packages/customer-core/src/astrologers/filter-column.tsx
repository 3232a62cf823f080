import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { usePlatformNavigate } from '../platform/index.ts'
import { FilterFields } from './filter-fields.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import { listPath, type ListQuery } from './list-query.ts'
import { useListLocation } from './use-list-location.ts'
import { usePause } from './use-pause.ts'

/** The filters beside the list on a wide screen. Each change applies at once. */
export default function FilterColumn({ query, filters }: FilterFormProps) {
  const navigate = usePlatformNavigate()
  const listLocation = useListLocation()
  const [draft, setDraft] = useState(query)
  const address = listPath(query)
  // What the address is, or will be when the navigation has ended.
  const asked = useRef(address)
  // The draft before the address changed by other means. Its pause may end before the new one is drawn.
  const replaced = useRef<ListQuery>(null)
  usePause(draft, (chosen) => {
    if (chosen === replaced.current) return
    // The name and the order have fields of their own.
    const { search, ordering } = query
    const wanted = listPath({ ...chosen, search, ordering })
    // An astrologer may have been tapped in the meantime.
    if (wanted === asked.current || !listLocation()) return
    asked.current = wanted
    navigate(wanted)
  })
  const followAddress = useEffectEvent(() => {
    replaced.current = draft
    setDraft(query)
  })
  useLayoutEffect(() => {
    // The address changed by other means: Back, a chip, "Clear all".
    if (address !== asked.current) followAddress()
    asked.current = address
  }, [address])
  return (
    <section className="list-filters" aria-labelledby="filters">
      <FilterFields query={draft} filters={filters} onChange={setDraft} />
    </section>
  )
}
