import type { Astrologer } from '@tarapath/api-client/types'
import { Button, CallIcon, formatRupees, RatePerMinute } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { paiseLeftAtom } from '../account/index.ts'
import { NotifyButton } from '../alerts/index.ts'
import {
  consultationKindAtom,
  minutesFor,
  openAstrologerIdAtom,
  useStartCall,
  useStartChat,
} from '../consultation/index.ts'
import { commonWords, signInAtom, useIsHydrated } from '../platform/index.ts'
import { expectedWaitText, JoinButton, useExpectedWait, useIsWaitingFor } from '../queue/index.ts'
import { originalPaise, ratePaise } from './astrologer-summary.ts'
import styles from './profile-action-bar.module.css'
import { profileWords } from './words/profile.gen.ts'

/** The price and the button, which stay in view while the page scrolls. */
export function ProfileActionBar({ astrologer, unavailable }: { astrologer: Astrologer; unavailable: string | null }) {
  const startChat = useStartChat()
  const startCall = useStartCall()
  const [search, setSearch] = useSearchParams()
  const signIn = useAtomValue(signInAtom)
  const asked = search.get('chat') === 'start' ? startChat : search.get('call') === 'start' ? startCall : null
  // "Try again" after a request that nobody answered leads here.
  useEffect(() => {
    if (!asked || signIn === 'unknown') return
    setSearch((now) => withoutStart(now), { replace: true, preventScrollReset: true })
    asked(astrologer)
  }, [asked, signIn, setSearch, astrologer])
  const hasOpened = useAtomValue(openAstrologerIdAtom) === astrologer.id
  const isOpen = useIsHydrated() && hasOpened
  const isCall = useAtomValue(consultationKindAtom) === 'call'
  const expected = useExpectedWait(astrologer.availability === 'busy' ? astrologer.id : null)
  const words = profileWords()
  return (
    <div className={styles['actionBar']} data-action-bar={isOpen || unavailable === null ? 'start' : 'wait'}>
      <div className={styles['price']}>
        <RatePerMinute
          paise={ratePaise(astrologer)}
          originalPaise={originalPaise(astrologer)}
          unit={commonWords().perMinute}
          originalLabel={commonWords().priceBefore}
        />
      </div>
      <p className={styles['inWallet']}>
        <InWallet ratePaise={ratePaise(astrologer)} />
      </p>
      {isOpen || unavailable === null ? null : (
        <p className={styles['whenFree']}>
          {expected && expected.ahead > 0 ? expectedWaitText(expected) : unavailable}
        </p>
      )}
      <div className={isOpen || unavailable === null ? styles['startButton'] : styles['waitButtons']}>
        {isOpen && isCall ? (
          <p>{words.callOpen}</p>
        ) : isOpen ? (
          <Button size="l" full href="/chat">
            {words.openChat}
          </Button>
        ) : unavailable === null ? (
          <>
            {astrologer.is_available_for_chat || !astrologer.is_available_for_call ? (
              <Button
                size="l"
                full
                disabledReason={astrologer.is_available_for_chat ? undefined : words.noChats}
                onClick={() => startChat(astrologer)}
              >
                {words.startChat}
              </Button>
            ) : null}
            {astrologer.is_available_for_call ? (
              <Button
                size="l"
                variant={astrologer.is_available_for_chat ? 'outline' : 'primary'}
                icon={<CallIcon size={20} />}
                aria-label={words.callName({ name: astrologer.name })}
                onClick={() => startCall(astrologer)}
              >
                {words.call}
              </Button>
            ) : null}
          </>
        ) : (
          <WaitButtons astrologer={astrologer} />
        )}
      </div>
      {isOpen || unavailable !== null ? null : (
        <p className={styles['payAfter']}>{words.payAfter({ name: astrologer.name })}</p>
      )}
    </div>
  )
}

/** The wallet's balance, and the minutes that it covers. Without a wallet the line is empty. */
function InWallet({ ratePaise: rate }: { ratePaise: number }) {
  const paise = useAtomValue(paiseLeftAtom)
  // The page of the server has no customer, and its screen may be hydrated after the profile is loaded.
  const isHydrated = useIsHydrated()
  return paise === null || !isHydrated
    ? null
    : profileWords().inWallet({ amount: formatRupees(paise), minutes: minutesFor(paise, rate) })
}

/** A busy astrologer has a waiting list; a notification is for who does not want to wait in it. */
function WaitButtons({ astrologer }: { astrologer: Astrologer }) {
  const isWaiting = useIsWaitingFor(astrologer.id)
  const isBusy = astrologer.availability === 'busy'
  return (
    <>
      {isBusy || isWaiting ? <JoinButton astrologer={astrologer} size="l" /> : null}
      {isWaiting ? null : <NotifyButton astrologer={astrologer} size="l" variant={isBusy ? 'outline' : 'primary'} />}
    </>
  )
}

function withoutStart(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete('chat')
  rest.delete('call')
  return rest
}
