import { Rupees, spokenRupees } from '@tarapath/ui-kit'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { BALANCE_COPY, balancePaiseAtom, loadProfileAtom, profileAtom } from '../account/index.ts'
import { amountWords, lastCopy, toPaise } from '../platform/index.ts'
import { ProfileFailure } from '../profile/index.ts'
import { minutesFor, type KnownAstrologer } from './last-astrologers.ts'
import styles from './wallet-screen.module.css'
import { walletWords } from './words/wallet.gen.ts'

interface BalanceProps {
  known: readonly KnownAstrologer[]
  /** On a page that was shown last, without a network. */
  isSaved: boolean
}

export function Balance({ known, isSaved }: BalanceProps) {
  const words = walletWords()
  const state = useAtomValue(profileAtom)
  const current = useAtomValue(balancePaiseAtom)
  const [saved] = useState(() => lastCopy<number>(BALANCE_COPY))
  const paise = current ?? (isSaved && saved ? toPaise(saved.shown) : null)
  useFreshProfile(known)
  if (paise === null && state.name === 'failed')
    return <ProfileFailure failure={state.failure} title={words.balanceNotLoaded} />
  return (
    <p className={styles['balance']}>
      <span>{paise === null && isSaved ? words.balanceNotLoaded : words.balance}</span>
      {paise !== null ? (
        <strong aria-label={spokenRupees(paise, amountWords())} role="img">
          <Rupees paise={paise} display />
        </strong>
      ) : isSaved ? null : (
        <strong aria-hidden="true">₹ …</strong>
      )}
      {paise === null ? null : <Worth paise={paise} known={known} />}
    </p>
  )
}

/** A profile that failed is loaded again with the page, whose data is new each time. */
function useFreshProfile(pageData: unknown): void {
  const store = useStore()
  useEffect(() => {
    if (store.get(profileAtom).name === 'failed') void store.set(loadProfileAtom)
  }, [store, pageData])
}

/** For how long the balance lasts with the last two astrologers. */
function Worth({ paise, known }: { paise: number; known: readonly KnownAstrologer[] }) {
  const words = walletWords()
  const [first, other] = known
    .map((astrologer) => ({ name: astrologer.name, minutes: minutesFor(paise, astrologer) }))
    .filter(({ minutes }) => minutes > 0)
  if (!first) return null
  return (
    <small>
      {other ? words.worthBoth({ ...first, otherMinutes: other.minutes, otherName: other.name }) : words.worth(first)}
    </small>
  )
}
