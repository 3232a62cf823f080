import { Button, formatDuration, initialsOf, Jharokha, PageBar, TickRule } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import {
  CancelRequest,
  canAskForNotifications,
  isConnectionFailingAtom,
  partnerAtom,
  REQUEST_SECONDS,
  requestEndsAtAtom,
  SimilarAstrologers,
  unknownPartner,
} from '../consultation/index.ts'
import { useSecondsLeft } from '../platform/index.ts'
import styles from './connecting.module.css'
import { keepInitials } from './keep-initials.ts'
import { connectingWords } from './words/connecting.gen.ts'

/** Our own choice: 45 seconds after the request. */
const SIMILAR_FROM_SECONDS_LEFT = 75

/** Shown until the astrologer picks up. The request can be cancelled. */
export function Connecting() {
  const partner = useAtomValue(partnerAtom)
  const failing = useAtomValue(isConnectionFailingAtom)
  const words = connectingWords()
  const name = partner?.name ?? unknownPartner()

  return (
    <main id="main" className={styles['page']}>
      <div className={styles['top']}>
        <PageBar title={name} level={2} backHref="/" backLabel={words.keepWaiting} />
      </div>
      <div className={styles['middle']}>
        <Jharokha
          seed={partner?.astrologerId ?? 0}
          initials={initialsOf(partner?.name ?? '')}
          size="l"
          src={partner?.portrait ?? undefined}
        />
        <h1>{words.connecting({ name: keepInitials(name) })}</h1>
        <p role="status">{failing ? words.noInternet : words.notCharged}</p>
        <Countdown />
        <CancelRequest size="l" />
        <AllowNotifications name={name} />
        <Others astrologerId={partner?.astrologerId} />
      </div>
    </main>
  )
}

/** The time until the request ends by itself. */
function Countdown() {
  const endsAt = useAtomValue(requestEndsAtAtom)
  const secondsLeft = useSecondsLeft(endsAt ?? 0)
  if (endsAt === null) return null
  return (
    <div className={styles['countdown']}>
      <p role="timer" aria-live="off">
        {connectingWords().requestEnds({ time: formatDuration(Math.min(secondsLeft, REQUEST_SECONDS)) })}
      </p>
      <TickRule value={1 - secondsLeft / REQUEST_SECONDS} tone="time" />
    </div>
  )
}

/** Other astrologers, when much of that time has passed. */
function Others({ astrologerId }: { astrologerId: number | undefined }) {
  const endsAt = useAtomValue(requestEndsAtAtom)
  const secondsLeft = useSecondsLeft(endsAt ?? 0)
  if (endsAt === null || secondsLeft > SIMILAR_FROM_SECONDS_LEFT || astrologerId === undefined) return null
  return <SimilarAstrologers astrologerId={astrologerId} level={2} isWaiting />
}

function AllowNotifications({ name }: { name: string }) {
  const [canAsk, setCanAsk] = useState(canAskForNotifications)
  if (!canAsk) return null
  return (
    <Button
      variant="quiet"
      onClick={() => void Notification.requestPermission().then(() => setCanAsk(canAskForNotifications()))}
    >
      {connectingWords().notifyMe({ name })}
    </Button>
  )
}
