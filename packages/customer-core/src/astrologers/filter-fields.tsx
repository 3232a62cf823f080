import type { AstrologerFilter } from '@tarapath/api-client/types'
import { Checkbox, Select } from '@tarapath/ui-kit'
import { memo, useMemo } from 'react'
import './filter-fields.late.css'
import { EXPERIENCE_YEARS, toggled, type ListQuery } from './list-query.ts'
import { PriceField } from './price-field.tsx'
import { listWords } from './words/list.gen.ts'

/** So many options of a filter are seen at once, and the others behind "12 more". */
const OPTIONS_SHOWN = 5

export interface FilterFieldsProps {
  query: ListQuery
  filters: readonly AstrologerFilter[]
  /** Always the same function. Without it the fields belong to a form that the browser sends. */
  onChange?: (change: (query: ListQuery) => ListQuery) => void
}

type OptionName = 'available' | 'call' | 'speciality' | 'language'

/** The fields of all filters but the name, for the sheet, the column, and the form without scripts. */
export function FilterFields({ query, filters, onChange }: FilterFieldsProps) {
  const words = listWords()
  const change = onChange && ((part: Partial<ListQuery>) => onChange((before) => ({ ...before, ...part })))
  const onToggle = useMemo(
    () =>
      onChange &&
      ((name: OptionName, value: string) =>
        onChange((before) => ({ ...before, ...toggledOption(before, name, value) }))),
    [onChange],
  )
  const genders = filters.find(({ key }) => key === 'gender')?.options ?? []
  return (
    <>
      <fieldset className="list-filter">
        <legend>{words.availability}</legend>
        <Option
          name="available"
          value="1"
          label={words.onlineNow}
          count={countOf(filters, 'is_available_for_chat')}
          isChosen={query.available}
          onToggle={onToggle}
        />
        <Option
          name="call"
          value="1"
          label={words.freeForCall}
          count={countOf(filters, 'is_available_for_call')}
          isChosen={query.calls}
          onToggle={onToggle}
        />
      </fieldset>
      {change ? (
        <PriceField maxPrice={query.maxPrice} onChange={(maxPrice) => change({ maxPrice })} />
      ) : (
        <Choice
          label={words.price}
          anyLabel={words.anyPrice}
          name="max_price"
          options={[10, 20, 30, 50].map((price) => ({ value: String(price), label: words.upToPrice({ price }) }))}
          value={query.maxPrice}
        />
      )}
      <Options name="speciality" legend={words.topic} {...{ query, filters, onToggle }} />
      <Options name="language" legend={words.language} {...{ query, filters, onToggle }} />
      <Choice
        label={words.experience}
        anyLabel={words.any}
        name="min_experience"
        options={EXPERIENCE_YEARS.map((years) => ({ value: String(years), label: words.yearsOrMore({ years }) }))}
        value={query.minYears}
        onChange={change && ((years) => change({ minYears: years === '' ? null : Number(years) }))}
      />
      <Choice
        label={words.gender}
        anyLabel={words.any}
        name="gender"
        options={genders.map(({ value, label }) => ({ value, label }))}
        value={query.gender}
        onChange={change && ((gender) => change({ gender: gender === '' ? null : gender }))}
      />
    </>
  )
}

interface OptionsProps extends Omit<FilterFieldsProps, 'onChange'> {
  name: 'speciality' | 'language'
  legend: string
  onToggle: OptionProps['onToggle']
}

function Options({ name, legend, query, filters, onToggle }: OptionsProps) {
  const chosen = query[name]
  const found = filters.find(({ key }) => key === name)?.options ?? []
  const options = found
    .toSorted(byCount)
    .map(({ value, label, count }) => (
      <Option key={value} {...{ name, value, label, count, onToggle }} isChosen={chosen.includes(value)} />
    ))
  const [first, rest] = [options.slice(0, OPTIONS_SHOWN), options.slice(OPTIONS_SHOWN)]
  if (first.length === 0) return null
  return (
    <fieldset className="list-filter">
      <legend>{legend}</legend>
      {first}
      {rest.length > 0 ? (
        <details open={rest.some(({ props }) => props.isChosen) || undefined}>
          <summary>{listWords().more({ count: rest.length })}</summary>
          {rest}
        </details>
      ) : null}
    </fieldset>
  )
}

interface OptionProps {
  name: OptionName
  value: string
  label: string
  /** How many astrologers of the whole list have it. */
  count: number | null | undefined
  isChosen: boolean
  onToggle: ((name: OptionName, value: string) => void) | undefined
}

/** The list has some forty, and a tap changes one of them. */
const Option = memo(function Option({ name, value, label, count, isChosen, onToggle }: OptionProps) {
  return (
    <Checkbox
      name={name}
      value={value}
      label={
        <>
          {label} {count === null || count === undefined ? null : <span className="list-filter-count">{count}</span>}
        </>
      }
      {...(onToggle ? { checked: isChosen, onChange: () => onToggle(name, value) } : { defaultChecked: isChosen })}
    />
  )
})

interface ChoiceProps {
  label: string
  anyLabel: string
  name: string
  options: { value: string; label: string }[]
  value: string | number | null
  onChange?: ((value: string) => void) | undefined
}

function Choice({ label, anyLabel, name, options, value, onChange }: ChoiceProps) {
  const chosen = String(value ?? '')
  // The address may hold a value that is none of ours.
  const all = [{ value: '', label: anyLabel }, ...options]
  const isKnown = all.some((option) => option.value === chosen)
  return (
    <Select
      label={label}
      name={name}
      options={isKnown ? all : [...all, { value: chosen, label: chosen }]}
      {...(onChange ? { value: chosen, onChange: (event) => onChange(event.target.value) } : { defaultValue: chosen })}
    />
  )
}

/** What most astrologers have comes first. */
const byCount = (a: { count: number | null }, b: { count: number | null }) => (b.count ?? 0) - (a.count ?? 0)

const countOf = (filters: readonly AstrologerFilter[], key: string) =>
  filters.find((filter) => filter.key === key)?.options[0]?.count

function toggledOption(query: ListQuery, name: OptionName, value: string): Partial<ListQuery> {
  if (name === 'available') return { available: !query.available }
  if (name === 'call') return { calls: !query.calls }
  return { [name]: toggled(query[name], value) }
}
