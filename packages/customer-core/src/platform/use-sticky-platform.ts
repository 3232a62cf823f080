import { startTransition, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Platform } from './environment.tsx'

/**
 * The platform of the address, or else the one that the boot script stored earlier in the visit. The server and the
 * first render use the address only.
 */
export function useStickyPlatform(): Platform {
  const [search] = useSearchParams()
  const [stored, setStored] = useState<string>()
  // A transition, which waits for parts of the page that are not hydrated yet instead of emptying them.
  useEffect(() => startTransition(() => setStored(document.documentElement.dataset['platform'])), [])
  return (search.get('platform') ?? stored) === 'mobile' ? 'mobile' : 'web'
}
