import { useEffect, useRef } from 'react'

interface CloseWatcher {
  onclose: (() => void) | null
  destroy: () => void
}

/**
 * Calls `onClose` when the device asks to close what is open, as the back button and the back gesture of Android do. Where
 * a browser does not know such requests, back leaves the page.
 */
export function useCloseRequest(isClosable: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher }
    if (!isClosable || !CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [isClosable])
}
