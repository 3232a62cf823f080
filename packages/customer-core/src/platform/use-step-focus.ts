import { useEffect, useRef } from 'react'
import { focusHeading } from './use-focus-heading.ts'

/** Moves the focus to the h1 of the next step of a task, unless a field of it has taken it: the pressed button is gone. */
export function useStepFocus(step: string): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (document.activeElement === null || document.activeElement === document.body) focusHeading()
  }, [step])
}
