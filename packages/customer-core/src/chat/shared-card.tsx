import { Suspense } from 'react'
import { readBirthDetails } from '../consultation/index.ts'
import { lazyPart } from '../platform/index.ts'
import { BirthCard } from './birth-card.tsx'
import type { ShownMessage } from './message-content.tsx'
import { readDasha } from './read-dasha.ts'
import styles from './birth-card.module.css'

const DashaCard = lazyPart(() => import('./dasha-card.tsx'))

type Card = Pick<ShownMessage, 'sender' | 'kind' | 'text'>

/** Whether a message is shown as a card instead of a bubble. */
export const isCard = ({ kind, text }: Card): boolean =>
  kind === 'kundli' && (readBirthDetails(text) !== null || readDasha(text) !== null)

/** Birth details, or a period of the dasha that the astrologer shows. `name` is the astrologer's. */
export function SharedCard({ card: { sender, text }, name }: { card: Card; name: string }) {
  const birth = readBirthDetails(text)
  if (birth) return <BirthCard birth={birth} name={name} isFromAstrologer={sender === 'them'} />
  const dasha = readDasha(text)
  return dasha ? (
    <Suspense fallback={<div className={styles['card']} />}>
      <DashaCard dasha={dasha} name={name} />
    </Suspense>
  ) : null
}
