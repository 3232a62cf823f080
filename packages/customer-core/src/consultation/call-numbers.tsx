import { CallIcon, LockIcon, MicIcon, WalletIcon } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { profileAtom } from '../account/index.ts'
import styles from './call-numbers.module.css'
import { hiddenPhone } from './hidden-phone.ts'
import { priceSheetWords } from './words/price-sheet.gen.ts'

/** Whether the call is recorded, which phone rings, who sees which number, and when paid time begins. */
export function CallNumbers({ name, recordingDays }: { name: string; recordingDays: number | undefined }) {
  const state = useAtomValue(profileAtom)
  const words = priceSheetWords()
  return (
    <ul className={styles['list']}>
      {recordingDays === undefined ? null : (
        <li>
          <MicIcon size={20} />
          {words.recorded({ days: recordingDays })}
        </li>
      )}
      {state.name === 'ready' ? (
        <li>
          <CallIcon size={20} />
          {words.yourPhoneRings({ name, phone: hiddenPhone(state.profile.phone_number) })}
        </li>
      ) : null}
      <li>
        <LockIcon size={20} />
        {words.numbersHidden}
      </li>
      <li>
        <WalletIcon size={20} />
        {words.paidWhenBothPickUp}
      </li>
    </ul>
  )
}
