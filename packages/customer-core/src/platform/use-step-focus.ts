import { useEffect, useRef } from 'react'
import { focusHeading, isFocusLost } from './use-focus-heading.ts'

/**
 * Moves the focus to the h1 of the next step of a task, or to what `moveFocus` chooses, unless a field of it has taken it: the
 * pressed button is gone.
 */
export function useStepFocus(step: string, moveFocus: () => void = focusHeading): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (isFocusLost()) moveFocus()
  }, [step, moveFocus])
}
