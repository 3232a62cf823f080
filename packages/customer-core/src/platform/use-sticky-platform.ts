import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import type { Platform } from './environment.tsx'

/**
 * The platform of the address, or else the one that the boot script stored earlier in the visit. The server and the
 * first render use the address only.
 */
export function useStickyPlatform(): Platform {
  const [search] = useSearchParams()
  const requested = search.get('platform')
  const stored = useSyncExternalStore(neverChanges, storedPlatform, () => null)
  return (requested ?? stored) === 'mobile' ? 'mobile' : 'web'
}

const neverChanges = () => () => {}

function storedPlatform(): string | null {
  return document.documentElement.dataset['platform'] ?? null
}
