import { useApi } from '@tarapath/customer-core/platform'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

const PUBLIC_IP = 'publicIp'

/**
 * Spec §4: looks up the IP address once for each browser session, on / and on horoscope pages. Our own choice: only after
 * the visitor interacts with the page, because the address is personal data.
 */
export function IpLookup() {
  const api = useApi()
  const { pathname } = useLocation()
  const isNeeded = pathname === '/' || pathname.includes('horoscope')
  useEffect(() => {
    if (!isNeeded || isKnown()) return
    const listeners = new AbortController()
    const lookUp = () => {
      listeners.abort()
      void import('./look-up-ip.ts')
        .then(({ lookUpIp }) => lookUpIp(api))
        .then((ip) => sessionStorage.setItem(PUBLIC_IP, ip))
        .catch(() => {}) // Spec §8: a failed IP lookup is silent.
    }
    for (const event of ['pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(event, lookUp, { passive: true, signal: listeners.signal })
    }
    return () => listeners.abort()
  }, [api, isNeeded])
  return null
}

function isKnown(): boolean {
  try {
    return sessionStorage.getItem(PUBLIC_IP) !== null
  } catch {
    return true // Blocked storage could not keep the address, so it is not looked up.
  }
}
