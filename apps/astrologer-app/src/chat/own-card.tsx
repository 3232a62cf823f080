import type { OpenConsultation } from '@tarapath/astrologer-api'
import { readBirthDetails, readDasha } from '@tarapath/customer-core/chat-files'
import { formatDay } from '@tarapath/customer-core/dates'
import { lazyPart } from '@tarapath/customer-core/platform'
import { Suspense } from 'react'
import { chatWords } from '../words/chat.gen.ts'
import styles from './own-card.module.css'

// Its code computes the chart, and is loaded with the first card.
const CardThumb = lazyPart(() => import('./card-thumb.tsx'))

interface OwnCardProps {
  /** The card as JSON. */
  card: string
  /** Whose chart it is; null where that is unknown, as in an earlier chat. */
  birth: OpenConsultation['birth']
}

/** The chart or the period of the dasha that the astrologer shared, as the customer sees it drawn. */
export function OwnCard({ card, birth }: OwnCardProps) {
  const words = chatWords()
  const dasha = readDasha(card)
  const shared = readBirthDetails(card)
  const drawn = shared ?? birth
  const title = dasha ? words.dashaTitle(dasha) : words.youSharedChart
  const lines = dasha
    ? [`${formatDay(dasha.from)} – ${formatDay(dasha.to)}`]
    : [shared?.name, shared?.date && formatDay(shared.date), shared?.place].filter(Boolean)
  return (
    <div className={styles['card']}>
      {drawn?.date && drawn.place ? (
        <Suspense fallback={<span className={styles['thumb']} />}>
          <CardThumb person={{ ...drawn, date: drawn.date, isCustomer: true }} />
        </Suspense>
      ) : null}
      <div className={styles['text']}>
        <strong>{title}</strong>
        <span>{lines.join(' · ')}</span>
      </div>
    </div>
  )
}
