import { searchPlaces } from '@tarapath/api-client/places'
import { TextInput } from '@tarapath/ui-kit'
import { useEffect, useId, useState } from 'react'
import { useApi } from '../platform/index.ts'

export interface PlaceInputProps {
  label: string
  name?: string
  defaultValue?: string
  error?: string | undefined
  onChange?: (place: string) => void
}

/** A field that offers places as the customer types. */
export function PlaceInput({ label, name, defaultValue = '', error, onChange }: PlaceInputProps) {
  const api = useApi()
  const listId = useId()
  const [value, setValue] = useState(defaultValue)
  const [places, setPlaces] = useState<readonly string[]>([])
  const term = value.trim()
  const [isTyped, setTyped] = useState(false)
  useEffect(() => {
    if (term.length < 2 || !isTyped) return
    const wait = new AbortController()
    searchPlaces(api, { term }, { signal: wait.signal }).then(
      (found) => setPlaces(found.map(({ description }) => description)),
      // Our own choice: a failure is silent, because the place can be typed.
      () => undefined,
    )
    return () => wait.abort()
  }, [api, term, isTyped])
  return (
    <>
      <TextInput
        label={label}
        name={name}
        list={listId}
        autoComplete="off"
        error={error}
        value={value}
        onChange={(event) => {
          setTyped(true)
          setValue(event.target.value)
          onChange?.(event.target.value)
        }}
      />
      <datalist id={listId}>
        {places.map((place) => (
          <option key={place} value={place}>
            {place}
          </option>
        ))}
      </datalist>
    </>
  )
}
