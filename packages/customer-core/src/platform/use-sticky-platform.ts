import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import type { Platform } from './environment.tsx'

/**
 * What the address says, else what this tab was told earlier in the visit (the first script keeps it).
 * The server and the first render know the address only.
 */
export function useStickyPlatform(): Platform {
  const [search] = useSearchParams()
  const asked = search.get('platform')
  const kept = useSyncExternalStore(neverChanges, keptPlatform, () => null)
  return (asked ?? kept) === 'mobile' ? 'mobile' : 'web'
}

const neverChanges = () => () => {}

function keptPlatform(): string | null {
  return document.documentElement.dataset['platform'] ?? null
}
