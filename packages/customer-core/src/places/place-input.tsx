import { getPlaceById, searchPlaces } from '@tarapath/api-client/places'
import { TextInput } from '@tarapath/ui-kit'
import { useEffect, useId, useRef, useState } from 'react'
import { useApi } from '../platform/index.ts'
import { describePlace } from './describe-place.ts'
import { rememberPlace } from './known-places.ts'

export interface PlaceInputProps {
  label: string
  name?: string
  defaultValue?: string
  error?: string | undefined
  onChange?: (place: string) => void
}

/** A field that offers places as the customer types, and says where the chosen one is. */
export function PlaceInput({ label, name, defaultValue = '', error, onChange }: PlaceInputProps) {
  const api = useApi()
  const listId = useId()
  const [value, setValue] = useState(defaultValue)
  /** The identifiers of the places that were found, by how they are shown. */
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(new Map())
  const term = value.trim()
  const [isTyped, setTyped] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const type = (text: string) => {
    setTyped(true)
    setValue(text)
    onChange?.(text)
  }
  const typeRef = useRef(type)
  useEffect(() => {
    // What was typed before React listened.
    const typed = input.current?.value ?? defaultValue
    if (typed !== defaultValue) typeRef.current(typed)
  }, [defaultValue])
  useEffect(() => {
    if (term.length < 2 || !isTyped) return
    const wait = new AbortController()
    searchPlaces(api, { term }, { signal: wait.signal }).then(
      // Of two places of one name the first is what the name alone finds.
      (found) => setPlaces(new Map(found.toReversed().map(({ description, place_id: id }) => [description, id]))),
      // Our own choice: a failure is silent, because the place can be typed.
      () => undefined,
    )
    return () => wait.abort()
  }, [api, term, isTyped])
  const location = useLocationOf(term, places.get(term))
  return (
    <>
      <TextInput
        ref={input}
        label={label}
        name={name}
        list={listId}
        autoComplete="off"
        error={error}
        hint={location}
        value={value}
        onChange={(event) => type(event.target.value)}
      />
      <datalist id={listId}>
        {[...places.keys()].map((place) => (
          <option key={place} value={place}>
            {place}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Where the place is on the map, so that one of two places of the same name is recognised; undefined until it is known. */
function useLocationOf(term: string, id: string | undefined): string | undefined {
  const api = useApi()
  const [known, setKnown] = useState<{ id: string; text: string } | null>(null)
  useEffect(() => {
    if (id === undefined) return
    const wait = new AbortController()
    getPlaceById(api, { place_id: id }, { signal: wait.signal }).then(
      (place) => {
        rememberPlace(api, term, place)
        setKnown({ id, text: describePlace(place) })
      },
      // Our own choice: a failure is silent, because the name of the place is enough.
      () => undefined,
    )
    return () => wait.abort()
  }, [api, term, id])
  return known?.id === id ? known?.text : undefined
}
