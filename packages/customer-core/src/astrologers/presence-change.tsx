import type { Astrologer } from '@tarapath/api-client/types'
import { useState } from 'react'
import { profileWords } from './words/profile.gen.ts'

/** Tells a screen reader when the astrologer of an open page becomes free, busy or offline. */
export function PresenceChange({ astrologer, unavailable }: { astrologer: Astrologer; unavailable: string | null }) {
  const { id, name, availability } = astrologer
  const [shown, setShown] = useState({ id, availability, hasChanged: false })
  if (shown.id !== id || shown.availability !== availability)
    setShown({ id, availability, hasChanged: shown.id === id })
  const words = profileWords()
  return (
    <p role="status" className="ui-visually-hidden">
      {shown.hasChanged ? words.presenceChange({ name, presence: unavailable ?? words.online }) : null}
    </p>
  )
}
