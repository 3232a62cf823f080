import { OfflineIcon } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { isAnswerLateAtom } from './is-answer-late-atom.ts'
import styles from './network-strip.module.css'
import { networkWords } from './words/network.gen.ts'

const BACK_FOR_MS = 3000

/**
 * "No internet" while the device has none, "No answer yet" while its connection is dead, and "Back online" for a moment
 * after. `offline` replaces what is said without internet.
 */
export default function NetworkStrip({ offline }: { offline?: string | undefined }) {
  const words = networkWords()
  const [state, setState] = useState<'online' | 'offline' | 'back'>('online')
  const isLate = useAtomValue(isAnswerLateAtom)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const goOffline = () => setState('offline')
    if (!navigator.onLine) goOffline()
    addEventListener('offline', goOffline, { signal })
    addEventListener('online', () => setState('back'), { signal })
    return () => listening.abort()
  }, [])

  useEffect(() => {
    if (!isLate) return
    return () => setState((now) => (now === 'offline' ? now : 'back'))
  }, [isLate])

  useEffect(() => {
    if (state !== 'back') return
    const timer = setTimeout(() => setState('online'), BACK_FOR_MS)
    return () => clearTimeout(timer)
  }, [state])

  const shown = state === 'offline' || !isLate ? state : 'late'
  return (
    <div className={styles['strip']} role="status" data-state={shown}>
      {shown === 'offline' || shown === 'late' ? <OfflineIcon size={20} /> : null}
      {shown === 'offline' ? (offline ?? words.noInternet) : null}
      {shown === 'late' ? words.noAnswer : null}
      {shown === 'back' ? words.backOnline : null}
    </div>
  )
}
