import type { OpenConsultation } from '@tarapath/astrologer-api'
import { Chip, ChipRow, ErrorState, Spinner } from '@tarapath/ui-kit'
import { useState } from 'react'
import { appWords } from '../words/app.gen.ts'
import { chatWords } from '../words/chat.gen.ts'
import { Charts } from './charts.tsx'
import { GunaMilan } from './guna-milan.tsx'
import { peopleOf, type Person } from './people-of.ts'
import { useKundli } from './use-kundli.ts'

interface ChartPanelProps {
  consultation: OpenConsultation
  /** Puts a text into the message field; null in a call. */
  onWrite: ((text: string) => void) | null
}

/** The charts of the people whose birth details the customer shared, one at a time, and the matching of two of them. */
export default function ChartPanel({ consultation, onWrite }: ChartPanelProps) {
  const words = chatWords()
  const { id, customer_name: name, kind } = consultation
  const people = peopleOf(consultation)
  const [shownAt, setShownAt] = useState(0)
  const person = people[shownAt] ?? people[0]
  return (
    <>
      {people.length > 1 ? (
        <ChipRow label={words.whoseChart}>
          {people.map((each, at) => (
            <Chip key={each.name} pressed={each === person} onPress={() => setShownAt(at)}>
              {each.name}
            </Chip>
          ))}
        </ChipRow>
      ) : null}
      {person ? (
        <ChartOf key={person.name} person={person} chatId={kind === 'chat' ? id : null} />
      ) : (
        <p>{words.noChart({ name })}</p>
      )}
      <GunaMilan people={people} name={name} onWrite={onWrite} />
    </>
  )
}

function ChartOf({ person, chatId }: { person: Person; chatId: number | null }) {
  const words = chatWords()
  const drawn = useKundli(person)
  if (drawn === 'loading') return <Spinner label={words.drawing} />
  if (drawn === 'unknown') return <p>{words.placeUnknown}</p>
  if ('retry' in drawn)
    return <ErrorState title={words.chartNotLoaded} retryLabel={appWords().tryAgain} onRetry={drawn.retry} />
  // The cards in the chat are about the customer.
  return <Charts drawn={drawn} person={person} chatId={person.isCustomer ? chatId : null} />
}
