import {
  CallIcon,
  formatDuration,
  formatRupees,
  initialsOf,
  Jharokha,
  LockIcon,
  MicIcon,
  TickRule,
  WalletIcon,
} from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { profileAtom } from '../account/index.ts'
import {
  CancelRequest,
  hiddenPhone,
  isConnectionFailingAtom,
  ongoingAtom,
  partnerAtom,
  REQUEST_SECONDS,
  requestEndsAtAtom,
  unknownPartner,
} from '../consultation/index.ts'
import { useSecondsLeft } from '../platform/index.ts'
import styles from './connecting.module.css'
import { callWords } from './words/call.gen.ts'

/** A longer name needs up to five lines beside its state, and the title of the call has it. */
const MAX_NAME_LENGTH = 20

/** Whose phone rings, what is not paid yet, and how long the request lasts. */
export function Connecting() {
  const words = callWords()
  const partner = useAtomValue(partnerAtom)
  const recordingDays = useAtomValue(ongoingAtom)?.recording_days
  const isFailing = useAtomValue(isConnectionFailingAtom)
  return (
    <div className={styles['connecting']}>
      <Legs />
      <ul className={styles['notes']}>
        <li>
          <LockIcon size={18} />
          {words.numbersHidden}
        </li>
        {partner ? (
          <li>
            <WalletIcon size={18} />
            {words.paidWhenBothPickUp({ rate: formatRupees(partner.ratePaise, { trailingZeros: 'strip' }) })}
          </li>
        ) : null}
        {recordingDays === undefined ? null : (
          <li>
            <MicIcon size={18} />
            {words.recordedFor({ days: recordingDays })}
          </li>
        )}
      </ul>
      {isFailing ? <p role="status">{words.noInternet}</p> : null}
      <RequestEnds />
      <CancelRequest size="l" full />
    </div>
  )
}

/** The two phones in the order in which they ring. */
function Legs() {
  const words = callWords()
  const ongoing = useAtomValue(ongoingAtom)
  const partner = useAtomValue(partnerAtom)
  const profile = useAtomValue(profileAtom)
  const name = partner?.name ?? unknownPartner()
  const hasPickedUp = ongoing?.astro_pickup_status === true
  const isRinging = ongoing?.status === 'ringing'
  return (
    <ol className={styles['legs']}>
      <li>
        <Jharokha seed={partner?.astrologerId ?? 0} initials={initialsOf(partner?.name ?? '')} size={44} />
        <p>
          <strong>{name.length > MAX_NAME_LENGTH ? words.astrologersPhone : words.phoneOf({ name })}</strong>
          <span>{words.picksUpFirst}</span>
        </p>
        <span className={styles['state']} data-now={!hasPickedUp || undefined} role="status">
          {hasPickedUp ? words.pickedUp : isRinging ? <Ringing /> : words.dialling}
        </span>
      </li>
      <li>
        <span className={styles['phone']}>
          <CallIcon size={20} />
        </span>
        <p>
          <strong>{words.yourPhone}</strong>
          {profile.name === 'ready' ? <span>{hiddenPhone(profile.profile.phone_number)}</span> : null}
        </p>
        <span className={styles['state']} data-now={hasPickedUp || undefined} role="status">
          {hasPickedUp ? words.ringing : words.ringsNext}
        </span>
      </li>
    </ol>
  )
}

/** The seconds are silent for screen readers: the state was announced when it changed. */
function Ringing() {
  const endsAt = useAtomValue(requestEndsAtAtom)
  const secondsLeft = useSecondsLeft(endsAt ?? 0)
  return (
    <>
      <span className={styles['dots']} aria-hidden="true" />
      {callWords().ringing}
      {endsAt === null ? null : (
        <span aria-hidden="true"> {formatDuration(Math.max(0, REQUEST_SECONDS - secondsLeft))}</span>
      )}
    </>
  )
}

function RequestEnds() {
  const endsAt = useAtomValue(requestEndsAtAtom)
  const secondsLeft = Math.min(useSecondsLeft(endsAt ?? 0), REQUEST_SECONDS)
  if (endsAt === null) return null
  return (
    <div className={styles['ends']}>
      <p role="timer" aria-live="off">
        {callWords().requestEnds} <strong>{formatDuration(secondsLeft)}</strong>
      </p>
      <TickRule value={1 - secondsLeft / REQUEST_SECONDS} tone="time" />
    </div>
  )
}
