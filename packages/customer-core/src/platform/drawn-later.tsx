import { useDeferredValue, type ReactNode } from 'react'

/** What nobody sees first: it is drawn after the paint of what stands around it, and waits for whatever is more urgent. */
export function DrawnLater({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
