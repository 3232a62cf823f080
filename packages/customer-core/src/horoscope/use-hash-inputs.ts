import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { afterPaint, dayInIndia, deviceClock } from '../platform/index.ts'
import { hashOf, inputsOf, problemsOf, type Inputs } from './calculator-inputs.ts'
import type { CalculatorKey } from './calculators.ts'

const neverChanges = () => () => {}

/**
 * What the address says, once the page is in the browser: `inputs` are null until they are complete. What is submitted is drawn
 * first, and the address follows when the result is painted, because every link of the page is drawn again with it.
 */
export function useHashInputs(calculator: CalculatorKey) {
  const { hash, pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [submitted, setSubmitted] = useState<{ hash: string; from: string } | null>(null)
  // The address has followed, or is another one.
  if (submitted !== null && submitted.from !== key) setSubmitted(null)
  /** Back returns to the form as it was filled in. */
  const [shown, setShown] = useState({ hash, pathname })
  if (shown.pathname !== pathname || (hash !== '' && shown.hash !== hash)) setShown({ hash, pathname })
  const hasSubmittedRef = useRef(false)
  const today = dayInIndia(deviceClock.now())
  const readHash = useCallback(
    (from: string): Inputs => {
      const read = isInBrowser ? inputsOf(from) : {}
      return calculator.fields === 'day' && !read.date ? { ...read, date: today } : read
    },
    [isInBrowser, calculator.fields, today],
  )
  const isComplete = (inputs: Inputs) => Object.keys(problemsOf(calculator.fields, inputs, today)).length === 0
  const filledIn = hash || shown.hash
  const given = useMemo(() => readHash(filledIn), [readHash, filledIn])
  const drawnHash = submitted?.from === key ? submitted.hash : hash
  const drawn = useMemo(() => readHash(drawnHash), [readHash, drawnHash])
  return {
    given,
    isGiven: isInBrowser && hash !== '' && isComplete(given),
    inputs: isInBrowser && drawnHash !== '' && isComplete(drawn) ? drawn : null,
    hasSubmittedRef,
    drawnHash,
    calculate: (entered: Inputs) => {
      hasSubmittedRef.current = true
      const next = hashOf(entered)
      flushSync(() => setSubmitted({ hash: next, from: key }))
      afterPaint(() => void navigate({ pathname, search, hash: next }, { preventScrollReset: true }))
    },
  }
}
