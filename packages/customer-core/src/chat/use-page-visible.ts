import { useSyncExternalStore } from 'react'

const isVisible = (): boolean => document.visibilityState === 'visible'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the customer can see the page. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => true)
}
