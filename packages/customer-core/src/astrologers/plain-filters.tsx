import { Button, Select, TextLink } from '@tarapath/ui-kit'
import { usePlatform } from '../platform/index.ts'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { countFilters, LIST_PATH, ORDERINGS } from './list-query.ts'
import { listWords } from './words/list.gen.ts'

/** Sorting and filters for who has no scripts: a form whose fields are the address. */
export default function PlainFilters({ query, filters }: FilterFieldsProps) {
  const words = listWords()
  return (
    <form action={LIST_PATH} className="list-filters">
      {usePlatform() === 'mobile' ? <input type="hidden" name="platform" value="mobile" /> : null}
      {query.search ? <input type="hidden" name="search" value={query.search} /> : null}
      <Select label={words.sortBy} name="ordering" defaultValue={query.ordering ?? ''} options={orderOptions()} />
      <FilterFields query={query} filters={filters} />
      <Button type="submit" full>
        {words.show}
      </Button>
      {countFilters(query) > 0 ? (
        <TextLink href={LIST_PATH} variant="standalone">
          {words.clearAll}
        </TextLink>
      ) : null}
    </form>
  )
}

function orderOptions() {
  const words = listWords()
  return [
    { value: '', label: words.recommended },
    ...ORDERINGS.map(({ value, name }) => ({ value, label: words[name] })),
  ]
}
