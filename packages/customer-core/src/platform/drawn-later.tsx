import { useDeferredValue, type ReactNode } from 'react'

interface DrawnLaterProps {
  /** Where there is nothing that should be seen before it. */
  isAtOnce?: boolean
  children: ReactNode
}

/** What nobody sees first: it is drawn after the paint of what stands around it, and waits for whatever is more urgent. */
export function DrawnLater({ isAtOnce = false, children }: DrawnLaterProps) {
  return useDeferredValue(true, isAtOnce) ? children : null
}
