import type { OpenConsultation } from '@tarapath/astrologer-api'
import { CallIcon } from '@tarapath/ui-kit'
import { phonesWords } from '../words/phones.gen.ts'
import styles from './phones.module.css'

interface PhonesProps {
  phones: NonNullable<OpenConsultation['phones']>
  /** The customer's. */
  name: string
  /** How many days the customer can listen to it; null where calls are not recorded. */
  recordingDays: number | null
}

/** Both telephones of a call in the order in which they ring, each with its state, and whether the call is recorded. */
export function Phones({ phones, name, recordingDays }: PhonesProps) {
  const words = phonesWords()
  const isOn = phones.astrologer === 'answered' && phones.customer === 'answered'
  const stateOf = (state: PhonesProps['phones']['customer'], waiting: string) =>
    isOn ? words.onLine : state === 'waiting' ? waiting : words[state]
  return (
    <>
      <ol className={styles['phones']} aria-label={words.title}>
        <li data-state={phones.astrologer}>
          <CallIcon size={20} />
          <span>{words.yours}</span>
          <span role="status">{stateOf(phones.astrologer, words.first)}</span>
        </li>
        <li data-state={phones.customer}>
          <CallIcon size={20} />
          <span>{words.theirs({ name })}</span>
          <span role="status">{stateOf(phones.customer, words.next)}</span>
        </li>
      </ol>
      {recordingDays === null ? null : <p className="ui-note">{words.recorded({ name, days: recordingDays })}</p>}
    </>
  )
}
