import { OfflineIcon } from '@tarapath/ui-kit'
import { isAnswerLateAtom } from '@tarapath/customer-core/platform'
import { isPageSaved } from '@tarapath/customer-core/saved-pages'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pageOfClick } from '../page-of-click.ts'
import styles from './network-strip.module.css'
import { networkWords } from './words/network.gen.ts'

const BACK_FOR_MS = 3000

/**
 * "No internet" while the device has none, "No answer yet" while its connection is dead, and "Back online" for a moment
 * after. A page that is tapped without internet is opened from the device if it is saved there, or else when the network is
 * back: the router would give up this page for one that it cannot load.
 */
export function NetworkStrip() {
  const words = networkWords()
  const [state, setState] = useState<'online' | 'offline' | 'back'>('online')
  const isLate = useAtomValue(isAnswerLateAtom)
  const [wantedPage, setWantedPage] = useState<string | null>(null)
  const wanted = useRef(wantedPage)
  const navigate = useNavigate()
  useEffect(() => {
    wanted.current = wantedPage
  }, [wantedPage])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const goOffline = () => setState('offline')
    const goOnline = () => {
      setState('back')
      if (wanted.current === null) return
      void navigate(wanted.current)
      setWantedPage(null)
    }
    const keepClick = (event: MouseEvent) => {
      if (navigator.onLine) return
      const page = pageOfClick(event)
      if (page === null) return
      event.preventDefault()
      event.stopPropagation()
      void isPageSaved(page).then((isSaved) => (isSaved ? location.assign(page) : setWantedPage(page)))
    }
    if (!navigator.onLine) goOffline()
    addEventListener('offline', goOffline, { signal })
    addEventListener('online', goOnline, { signal })
    addEventListener('click', keepClick, { capture: true, signal })
    return () => listening.abort()
  }, [navigate])

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
      {shown === 'offline' ? (wantedPage === null ? words.noInternet : words.opensWhenBack) : null}
      {shown === 'late' ? words.noAnswer : null}
      {shown === 'back' ? words.backOnline : null}
    </div>
  )
}
