import { useEffect, useRef, useState } from 'react'
import { usePlatformNavigate } from '../platform/index.ts'
import { FilterFields } from './filter-fields.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import { listPath } from './list-query.ts'
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
  usePause(draft, () => {
    // The name and the order have fields of their own.
    const { search, ordering } = query
    const wanted = listPath({ ...draft, search, ordering })
    // An astrologer may have been tapped in the meantime.
    if (wanted === asked.current || !listLocation()) return
    asked.current = wanted
    navigate(wanted)
  })
  useEffect(() => {
    // The address changed by other means: Back, a chip, "Clear all".
    if (address !== asked.current) setDraft(query)
    asked.current = address
  }, [address, query])
  return (
    <section className="list-filters" aria-labelledby="filters">
      <FilterFields query={draft} filters={filters} onChange={setDraft} />
    </section>
  )
}
