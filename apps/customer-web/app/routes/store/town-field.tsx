import { searchPlaces } from '@tarapath/api-client/places'
import { useApi } from '@tarapath/customer-core/platform'
import { TextInput } from '@tarapath/ui-kit'
import { useEffect, useId, useState } from 'react'
import { townOf, type Town } from './town-of.ts'
import { checkoutWords } from './words/checkout.gen.ts'

interface TownFieldProps {
  value: string
  error: string | undefined
  /** `state` is set where a place of the list was chosen. */
  onChange(town: { city: string; state?: string }): void
}

const LETTERS = 3

/** The field for the town, which suggests places in India. A chosen place also fills in its state. */
export function TownField({ value, error, onChange }: TownFieldProps) {
  const words = checkoutWords()
  const api = useApi()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [towns, setTowns] = useState<ReadonlyMap<string, Town>>(new Map())
  useEffect(() => {
    const term = typed.trim()
    if (term.length < LETTERS) return
    const wait = new AbortController()
    searchPlaces(api, { term }, { signal: wait.signal }).then(
      (found) =>
        setTowns(
          new Map(
            found.flatMap(({ description }) => {
              const town = townOf(description, words.statesOfIndia)
              return town ? [[`${town.city}, ${town.state}`, town]] : []
            }),
          ),
        ),
      // Our own choice: a failure is silent, because the town can be typed.
      () => undefined,
    )
    return () => wait.abort()
  }, [api, typed, words.statesOfIndia])
  return (
    <>
      <TextInput
        label={words.city}
        name="city"
        autoComplete="shipping address-level2"
        list={listId}
        value={value}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(towns.get(target.value) ?? { city: target.value })
        }}
      />
      <datalist id={listId}>
        {[...towns.keys()].map((town) => (
          <option key={town} value={town}>
            {town}
          </option>
        ))}
      </datalist>
    </>
  )
}
