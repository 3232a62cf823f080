import type { AstrologerFilter } from '@tarapath/api-client/types'
import { Button, Checkbox, Select, TextInput, TextLink } from '@tarapath/ui-kit'
import { usePlatform, usePlatformNavigate } from '../platform/index.ts'
import styles from './list-screen.module.css'
import { countFilters, ORDERINGS, type ListQuery } from './list-query.ts'
import { listWords } from './words/list.gen.ts'

const LIST = '/consult-astrologer-online'

export interface FilterFieldsProps {
  query: ListQuery
  filters: readonly AstrologerFilter[]
}

/** A GET form. The query string is its state, so it works without JavaScript. */
export default function FilterFields({ query, filters }: FilterFieldsProps) {
  const words = listWords()
  const platform = usePlatform()
  const navigate = usePlatformNavigate()
  const filterCount = countFilters(query)
  return (
    <form
      // The key resets the fields to the query of a new address.
      key={JSON.stringify(query)}
      action={LIST}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, value as string])
        navigate(`${LIST}?${new URLSearchParams(fields)}`)
      }}
    >
      {platform === 'mobile' ? <input type="hidden" name="platform" value="mobile" /> : null}
      <TextInput label={words.searchByName} name="search" type="search" defaultValue={query.search} maxLength={80} />
      <Select
        label={words.sortBy}
        name="ordering"
        defaultValue={query.ordering ?? ''}
        options={[
          { value: '', label: words.recommended },
          ...ORDERINGS.map(({ value, name }) => ({ value, label: words[name] })),
        ]}
      />
      <fieldset>
        <legend>{words.availability}</legend>
        <Checkbox label={words.onlineNow} name="available" value="1" defaultChecked={query.available} />
      </fieldset>
      {filters
        .filter(({ key }) => key === 'speciality' || key === 'language')
        .map(({ key, label, options }) => (
          <fieldset key={key}>
            <legend>{label}</legend>
            <div className={styles['options']}>
              {options.map((option) => (
                <Checkbox
                  key={option.value}
                  name={key}
                  value={option.value}
                  label={option.count === null ? option.label : `${option.label} (${option.count})`}
                  defaultChecked={query[key as 'speciality' | 'language'].includes(option.value)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      {filters
        .filter(({ key }) => key === 'gender')
        .map(({ key, label, options }) => (
          <Select
            key={key}
            label={label}
            name={key}
            defaultValue={query.gender ?? ''}
            options={[
              { value: '', label: words.any },
              ...options.map(({ value, label: text }) => ({ value, label: text })),
            ]}
          />
        ))}
      <div className={styles['actions']}>
        <Button type="submit">{words.show}</Button>
        {filterCount > 0 ? (
          <TextLink href={LIST} variant="standalone">
            {words.clearAll}
          </TextLink>
        ) : null}
      </div>
    </form>
  )
}
