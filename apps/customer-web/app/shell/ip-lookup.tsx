import { useApi } from '@tarapath/customer-core/platform'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

const PUBLIC_IP = 'publicIp'

/**
 * Spec §4: once for each browser session, on / and on horoscope pages. Our own choice: not before the visitor does
 * something. An address is personal data, and a page that is merely opened has no need of it.
 */
export function IpLookup() {
  const api = useApi()
  const { pathname } = useLocation()
  const wanted = pathname === '/' || pathname.includes('horoscope')
  useEffect(() => {
    if (!wanted || isKnown()) return
    const stop = new AbortController()
    const look = () => {
      stop.abort()
      void import('./look-up-ip.ts')
        .then(({ lookUpIp }) => lookUpIp(api))
        .then((ip) => sessionStorage.setItem(PUBLIC_IP, ip))
        .catch(() => {}) // Spec §8: a failed IP lookup is silent.
    }
    for (const event of ['pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(event, look, { passive: true, signal: stop.signal })
    }
    return () => stop.abort()
  }, [api, wanted])
  return null
}

function isKnown(): boolean {
  try {
    return sessionStorage.getItem(PUBLIC_IP) !== null
  } catch {
    return true // Blocked storage: it could not be remembered, so it is not asked for.
  }
}
