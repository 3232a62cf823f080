import { useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { sharedEventsAtom } from './events-atom.ts'
import type { ServerEvent } from './open-event-stream.ts'

interface EventUse {
  /** Nothing is followed while this is false. */
  isOn: boolean
  /** A live stream whose events are followed too. */
  streamId?: number | null
  onEvent(event: ServerEvent): void
  /** Events may have been missed: load what they would have changed. */
  onGap(): void
  onRefused?: () => void
}

/** Follows the events that the server sends, and tells whether they arrive now. While they do not, the caller polls. */
export function useServerEvents({ isOn, streamId = null, ...handlers }: EventUse): boolean {
  const store = useStore()
  const [isOpen, setOpen] = useState(false)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (!isOn) return
    let wasLost = false
    const stop = store.get(sharedEventsAtom).follow(streamId, {
      onEvent: (event) => latest.current.onEvent(event),
      onState(open) {
        setOpen(open)
        if (open && wasLost) latest.current.onGap()
        wasLost ||= !open
      },
      onRefused: () => latest.current.onRefused?.(),
    })
    return () => {
      stop()
      setOpen(false)
    }
  }, [isOn, streamId, store])
  return isOn && isOpen
}
