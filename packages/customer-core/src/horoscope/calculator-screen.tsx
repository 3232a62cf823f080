import type { Client } from '@tarapath/api-client'
import { Skeleton, SkeletonGroup, TickRule } from '@tarapath/ui-kit'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { data, useParams, type LoaderFunctionArgs } from 'react-router'
import {
  breadcrumbs,
  DrawnLater,
  Link,
  Loaded,
  PageMeta,
  ScreenError,
  StructuredData,
  useApi,
  useStepFocus,
} from '../platform/index.ts'
import type { CalculatorResultProps } from './calculator-result.tsx'
import { CalculatorForm, type CalculatorFormProps } from './calculator-form.tsx'
import { hashOf, type Inputs } from './calculator-inputs.ts'
import { calculatorAt, calculatorPath, typesOf, type CalculatorKey, wordKey } from './calculators.ts'
import styles from './calculator.module.css'
import { useHashInputs } from './use-hash-inputs.ts'
import { calculatorWords } from './words/calculator.gen.ts'

let LoadedResult: ComponentType<CalculatorResultProps> | null = null

const loadResult = () =>
  import('./calculator-result.tsx').then((module) => {
    LoadedResult = module.default
    return module
  })

const loadCalendar = () => import('./almanac-calendar.tsx')

/** The first touch of the form loads the code of its result, which is there when the fields are filled in. */
const loadResultEarly = () => {
  // It is loaded again where it is drawn.
  loadResult().catch(() => undefined)
}

/** The part of the result that is computed before the form is sent. */
async function prepareResult(api: Client, calculator: CalculatorKey, inputs: Inputs): Promise<void> {
  try {
    const { prepare } = await import('./calculate.ts')
    await prepare(api, calculator, inputs, new AbortController().signal)
  } catch {
    // When the form is sent, the result is computed anyway, and its error shown.
  }
}

export const ErrorBoundary = ScreenError

export function loader({ params: { product, type } }: LoaderFunctionArgs): null {
  if (calculatorAt(product, type) === null)
    throw data({ kind: 'not-found', reference: null, retryAfterSeconds: null }, { status: 404 })
  return null
}

/** /calculators/:product and /calculators/:product/:type. What is entered stands in the hash, which no server sees. */
export default function CalculatorScreen() {
  const { product, type } = useParams()
  const calculator = useMemo(() => calculatorAt(product, type), [product, type])
  return calculator ? <Calculator calculator={calculator} /> : null
}

function Calculator({ calculator }: { calculator: CalculatorKey }) {
  const words = calculatorWords()
  const title = words[`title_${wordKey(calculator.type)}`]
  const path = calculatorPath(calculator)
  const { inputs, given, isGiven, calculate, hasSubmittedRef, drawnHash } = useHashInputs(calculator)
  const api = useApi()
  const prepare = useCallback((complete: Inputs) => void prepareResult(api, calculator, complete), [api, calculator])
  // Back takes a result away, and the focus in it.
  useStepFocus(path + drawnHash, focusResultOrForm)
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta
        title={words.pageTitle({ title })}
        description={words[`detail_${wordKey(calculator.type)}`]}
        canonical={path}
      />
      <StructuredData
        // The server's text of one address is never replaced by another's.
        key={path}
        describe={
          import.meta.env.SSR
            ? (origin) => [breadcrumbs(origin, [words.calculators, '/calculators'], [title, path])]
            : undefined
        }
      />
      <div>
        <p className={styles['crumb']}>
          <Link to="/calculators">{words.calculators}</Link>
        </p>
        <h1>{title}</h1>
        <p>{words[`detail_${wordKey(calculator.type)}`]}</p>
      </div>
      <Tabs calculator={calculator} inputs={inputs} />
      <Form
        calculator={calculator}
        inputs={given}
        drawn={inputs}
        isFolded={isGiven}
        onTouch={loadResultEarly}
        onComplete={prepare}
        onCalculate={calculate}
      />
      <noscript>{words.needsScripts}</noscript>
      {inputs === null ? null : (
        <>
          <TickRule />
          {calculator.fields === 'day' ? (
            <Loaded
              load={loadCalendar}
              props={{ calculator, inputs }}
              fallback={<Skeleton height="6rem" shape="box" />}
            />
          ) : null}
          <Result key={path + hashOf(inputs)} calculator={calculator} inputs={inputs} isFocusedRef={hasSubmittedRef} />
        </>
      )}
    </main>
  )
}

/** Drawn at once where its code came with the first touch of the form. */
function Result(props: CalculatorResultProps) {
  const [Content] = useState(() => LoadedResult)
  if (Content) return <Content {...props} />
  return (
    <Loaded
      load={loadResult}
      props={props}
      fallback={
        <SkeletonGroup label={calculatorWords().calculating}>
          <Skeleton height="20rem" shape="box" />
        </SkeletonGroup>
      }
    />
  )
}

interface FormProps extends CalculatorFormProps {
  /** The inputs of the shown result, if there is one. */
  drawn: Inputs | null
  isFolded: boolean
}

/** Out of the way once there is a result, so that the result stands first; folded below it when that is painted. */
function Form({ drawn, isFolded, ...props }: FormProps) {
  const form = <CalculatorForm key={calculatorPath(props.calculator) + hashOf(props.inputs)} {...props} />
  return (
    <>
      {drawn ? (
        // What was entered anew is folded again.
        <details key={hashOf(drawn)} className={styles['change']}>
          <summary>{calculatorWords().change}</summary>
          {isFolded ? <DrawnLater>{form}</DrawnLater> : null}
        </details>
      ) : null}
      {isFolded ? null : <div hidden={drawn !== null}>{form}</div>}
    </>
  )
}

/** What was entered for one is entered for the others, too. */
function Tabs({ calculator: { product, type }, inputs }: { calculator: CalculatorKey; inputs: Inputs | null }) {
  const hash = inputs === null ? '' : hashOf(inputs)
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    const hidden = current.offsetLeft + current.offsetWidth - row.current.offsetLeft - row.current.clientWidth
    if (hidden > row.current.scrollLeft) row.current.scrollLeft = hidden
  }, [product, type])
  return (
    <nav ref={row} className={styles['tabs']} aria-label={calculatorWords()[`product_${product}`]}>
      {typesOf(product).map((key) => (
        <Link
          key={key.type}
          to={calculatorPath(key) + hash}
          preventScrollReset
          aria-current={key.type === type ? 'page' : undefined}
        >
          {calculatorWords()[`tab_${wordKey(key.type)}`]}
        </Link>
      ))}
    </nav>
  )
}

/** The result that is shown, or else the button that asks for one: a text field would open a phone's keyboard. */
function focusResultOrForm(): void {
  const result = document.querySelector<HTMLElement>('main [data-result]')
  if (result) {
    result.focus({ preventScroll: true })
    return
  }
  const button = document.querySelector<HTMLElement>('main form [type="submit"]')
  button?.focus({ preventScroll: true })
  // Replaces the scrolling to where the page was left, which may end with the button out of sight.
  button?.scrollIntoView({ block: 'center' })
}
