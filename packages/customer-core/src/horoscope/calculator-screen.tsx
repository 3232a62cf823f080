import type { Client } from '@tarapath/api-client'
import { Skeleton, SkeletonGroup, TickRule } from '@tarapath/ui-kit'
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react'
import { flushSync } from 'react-dom'
import { data, useLocation, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router'
import {
  afterPaint,
  breadcrumbs,
  dayInIndia,
  deviceClock,
  DrawnLater,
  Link,
  Loaded,
  PageMeta,
  ScreenError,
  StructuredData,
  useApi,
} from '../platform/index.ts'
import type { CalculatorResultProps } from './calculator-result.tsx'
import { CalculatorForm, type CalculatorFormProps } from './calculator-form.tsx'
import { hashOf, inputsOf, problemsOf, type Inputs } from './calculator-inputs.ts'
import { calculatorAt, calculatorPath, typesOf, type CalculatorKey, wordKey } from './calculators.ts'
import styles from './calculator.module.css'
import { calculatorWords } from './words/calculator.gen.ts'

let LoadedResult: ComponentType<CalculatorResultProps> | null = null

const loadResult = () =>
  import('./calculator-result.tsx').then((module) => {
    LoadedResult = module.default
    return module
  })

const loadCalendar = () => import('./almanac-calendar.tsx')

/** Who touches the form will want its result, whose code is there by the time that the fields are filled in. */
const loadResultEarly = () => {
  // It is loaded again where it is drawn.
  loadResult().catch(() => undefined)
}

/** What of the result can be computed before the form is sent. */
async function prepareResult(api: Client, calculator: CalculatorKey, inputs: Inputs): Promise<void> {
  try {
    const { prepare } = await import('./calculate.ts')
    await prepare(api, calculator, inputs, new AbortController().signal)
  } catch {
    // The result is computed, and its failure said, when the form is sent.
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
  const { inputs, given, isGiven, calculate, hasSubmittedRef } = useHashInputs(calculator)
  const api = useApi()
  const prepare = useCallback((complete: Inputs) => void prepareResult(api, calculator, complete), [api, calculator])
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
  /** What the result is of that is shown, if there is one. */
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

const neverChanges = () => () => {}

/**
 * What the address says, once the page is in the browser: `inputs` are null until they are complete. What is submitted is drawn
 * first, and the address follows when the result is painted, because every link of the page is drawn again with it.
 */
function useHashInputs(calculator: CalculatorKey) {
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
  const given = useMemo(() => readHash(hash), [readHash, hash])
  const drawnHash = submitted?.from === key ? submitted.hash : hash
  const drawn = useMemo(() => readHash(drawnHash), [readHash, drawnHash])
  return {
    given,
    isGiven: isInBrowser && hash !== '' && isComplete(given),
    inputs: isInBrowser && drawnHash !== '' && isComplete(drawn) ? drawn : null,
    hasSubmittedRef,
    calculate: (entered: Inputs) => {
      hasSubmittedRef.current = true
      const next = hashOf(entered)
      flushSync(() => setSubmitted({ hash: next, from: key }))
      afterPaint(() => void navigate({ pathname, search, hash: next }, { preventScrollReset: true }))
    },
  }
}
