import { ErrorState, InlineNotice, Skeleton, SkeletonGroup } from '@tarapath/ui-kit'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { afterPaint, failureOf, failureSentence, refusalSentence, useApi } from '../platform/index.ts'
import { calculate, drawAtOnce, UnknownPlace, type Calculation } from './calculate.ts'
import type { Inputs } from './calculator-inputs.ts'
import type { CalculatorKey } from './calculators.ts'
import { ResultView } from './result-view.tsx'
import { calculatorWords } from './words/calculator.gen.ts'

export interface CalculatorResultProps {
  calculator: CalculatorKey
  inputs: Inputs
  /** Whether it was asked for on this page, so that the focus goes to it. */
  isFocusedRef: RefObject<boolean>
}

interface State {
  name: 'loading' | 'ready' | 'refused' | 'failed'
  /** Why there is no reply. */
  sentence: string
  /** The drawing, with or without a reply. */
  calculation: Calculation | null
}

const LOADING: State = { name: 'loading', sentence: '', calculation: null }

/** Calculates what the address says, and draws it. */
export default function CalculatorResult({ calculator, inputs, isFocusedRef }: CalculatorResultProps) {
  const words = calculatorWords()
  const { state, again } = useCalculation(calculator, inputs)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (state.name === 'loading' || !isFocusedRef.current) return
    isFocusedRef.current = false
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [state, isFocusedRef])
  return (
    <div ref={box} tabIndex={-1} role="region" aria-label={words.result} data-result>
      {state.name === 'loading' ? (
        <SkeletonGroup label={words.calculating}>
          <Skeleton height="20rem" shape="box" />
        </SkeletonGroup>
      ) : null}
      {state.name === 'refused' ? (
        <InlineNotice tone="danger" live="alert">
          {state.sentence}
        </InlineNotice>
      ) : null}
      {state.name === 'failed' ? (
        <ErrorState title={words.notCalculated} retryLabel={words.tryAgain} level={2} onRetry={again}>
          {state.sentence}
        </ErrorState>
      ) : null}
      {state.calculation ? (
        <ResultView calculator={calculator} inputs={inputs} calculation={state.calculation} />
      ) : null}
    </div>
  )
}

function useCalculation(calculator: CalculatorKey, inputs: Inputs) {
  const api = useApi()
  const [state, setState] = useState((): State => readyOr(LOADING, drawAtOnce(api, calculator, inputs)))
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const wait = new AbortController()
    const ask = () =>
      calculate(api, calculator, inputs, wait.signal).then(
        (calculation) => setState(readyOr(LOADING, calculation)),
        (error: unknown) => {
          if (!wait.signal.aborted)
            setState(({ calculation }) => ({ ...stateOf(error), calculation: withoutReply(calculation) }))
        },
      )
    // What is drawn at once is painted before.
    afterPaint(() => {
      if (!wait.signal.aborted) void ask()
    })
    return () => wait.abort()
  }, [api, calculator, inputs, tries])
  const again = useCallback(() => {
    setState(readyOr(LOADING, drawAtOnce(api, calculator, inputs)))
    setTries((count) => count + 1)
  }, [api, calculator, inputs])
  return { state, again }
}

const readyOr = (state: State, calculation: Calculation | null): State =>
  calculation ? { name: 'ready', sentence: '', calculation } : state

/** A drawn chart stays even without a reply. */
const withoutReply = (drawn: Calculation | null): Calculation | null => drawn && { ...drawn, isReplyAwaited: false }

function stateOf(error: unknown): Pick<State, 'name' | 'sentence'> {
  if (error instanceof UnknownPlace) return { name: 'refused', sentence: calculatorWords().problem_place }
  const refusal = refusalSentence(error)
  if (refusal !== null) return { name: 'refused', sentence: refusal }
  return { name: 'failed', sentence: failureSentence(failureOf(error)) }
}
