import NetworkStrip from '@tarapath/customer-core/network-strip'
import { isPageSaved } from '@tarapath/customer-core/saved-pages'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pageOfClick } from '../page-of-click.ts'
import { networkWords } from './words/network.gen.ts'

/**
 * The strip that reports the network's state. A page that is tapped without internet is opened from the device if it is
 * saved there, or else when the network is back: the router would give up this page for one that it cannot load.
 */
export function WebNetworkStrip() {
  const [wantedPage, setWantedPage] = useState<string | null>(null)
  const wanted = useRef(wantedPage)
  const navigate = useNavigate()
  useEffect(() => {
    wanted.current = wantedPage
  }, [wantedPage])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const openWanted = () => {
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
    addEventListener('online', openWanted, { signal })
    addEventListener('click', keepClick, { capture: true, signal })
    return () => listening.abort()
  }, [navigate])

  return <NetworkStrip offline={wantedPage === null ? undefined : networkWords().opensWhenBack} />
}
