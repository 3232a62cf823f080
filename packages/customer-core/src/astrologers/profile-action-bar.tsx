import type { Astrologer } from '@tarapath/api-client/types'
import { Button, RatePerMinute } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { NotifyButton } from '../alerts/index.ts'
import { openAstrologerIdAtom, useStartChat } from '../consultation/index.ts'
import { commonWords, signInAtom } from '../platform/index.ts'
import { originalPaise, ratePaise } from './astrologer-summary.ts'
import styles from './profile-screen.module.css'
import { profileWords } from './words/profile.gen.ts'

/** The price and the button, which stay in view while the page scrolls. */
export function ProfileActionBar({ astrologer, unavailable }: { astrologer: Astrologer; unavailable: string | null }) {
  const startChat = useStartChat()
  const [search, setSearch] = useSearchParams()
  const signIn = useAtomValue(signInAtom)
  const isAsked = search.get('chat') === 'start'
  // "Try again" after a request that nobody answered leads here.
  useEffect(() => {
    if (!isAsked || signIn === 'unknown') return
    setSearch((now) => withoutStart(now), { replace: true, preventScrollReset: true })
    startChat(astrologer)
  }, [isAsked, signIn, setSearch, startChat, astrologer])
  const isOpen = useAtomValue(openAstrologerIdAtom) === astrologer.id
  const words = profileWords()
  return (
    <div className={styles['actionBar']} data-action-bar>
      <RatePerMinute
        paise={ratePaise(astrologer)}
        originalPaise={originalPaise(astrologer)}
        unit={commonWords().perMinute}
        originalLabel={commonWords().priceBefore}
      />
      {isOpen || unavailable === null ? null : <p className={styles['whenFree']}>{unavailable}</p>}
      <div className={styles['startButton']}>
        {isOpen ? (
          <Button size="l" full href="/chat">
            {words.openChat}
          </Button>
        ) : unavailable === null ? (
          <Button
            size="l"
            full
            disabledReason={astrologer.is_available_for_chat ? undefined : words.noChats}
            onClick={() => startChat(astrologer)}
          >
            {words.startChat}
          </Button>
        ) : (
          <NotifyButton astrologer={astrologer} size="l" variant="primary" />
        )}
      </div>
    </div>
  )
}

function withoutStart(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete('chat')
  return rest
}
