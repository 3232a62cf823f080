import { ErrorState, InlineNotice, Skeleton, SkeletonGroup } from '@tarapath/ui-kit'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { failureOf, failureSentence, refusalSentence, useApi } from '../platform/index.ts'
import { calculate, UnknownPlace, type Calculation } from './calculate.ts'
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

type State =
  | { name: 'loading' }
  | { name: 'ready'; calculation: Calculation }
  | { name: 'refused'; sentence: string }
  | { name: 'failed'; sentence: string }

/** Calculates what the address says, and draws it. */
export default function CalculatorResult({ calculator, inputs, isFocusedRef }: CalculatorResultProps) {
  const words = calculatorWords()
  const { state, again } = useCalculation(calculator, inputs)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.name === 'loading' || !isFocusedRef.current) return
    isFocusedRef.current = false
    box.current?.focus()
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
      {state.name === 'ready' ? (
        <ResultView calculator={calculator} inputs={inputs} calculation={state.calculation} />
      ) : null}
    </div>
  )
}

function useCalculation(calculator: CalculatorKey, inputs: Inputs) {
  const api = useApi()
  const [state, setState] = useState<State>({ name: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const wait = new AbortController()
    calculate(api, calculator, inputs, wait.signal).then(
      (calculation) => setState({ name: 'ready', calculation }),
      (error: unknown) => {
        if (!wait.signal.aborted) setState(stateOf(error))
      },
    )
    return () => wait.abort()
  }, [api, calculator, inputs, tries])
  const again = useCallback(() => {
    setState({ name: 'loading' })
    setTries((count) => count + 1)
  }, [])
  return { state, again }
}

function stateOf(error: unknown): State {
  if (error instanceof UnknownPlace) return { name: 'refused', sentence: calculatorWords().problem_place }
  const refusal = refusalSentence(error)
  if (refusal !== null) return { name: 'refused', sentence: refusal }
  return { name: 'failed', sentence: failureSentence(failureOf(error)) }
}
