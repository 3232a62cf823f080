import type { CalculatorResult, PlaceDetails } from '@tarapath/api-client/types'
import { Skeleton, SkeletonGroup, TickRule, type ChartData } from '@tarapath/ui-kit'
import { useRef } from 'react'
import { birthClock, birthDate } from '../consultation/index.ts'
import { AlmanacView } from './almanac-view.tsx'
import type { Calculation } from './calculate.ts'
import { UNKNOWN_TIME, type Inputs } from './calculator-inputs.ts'
import { wordKey, type CalculatorKey, type FieldSet } from './calculators.ts'
import styles from './calculator.module.css'
import { DrawnLater } from '../platform/index.ts'
import { CheckTheSky } from './check-the-sky.tsx'
import { DashaView } from './dasha-view.tsx'
import { DrawnChart } from './drawn-chart.tsx'
import { KootaTable } from './koota-table.tsx'
import kundliStyles from './kundli.module.css'
import { KundliView } from './kundli-view.tsx'
import { LoShuGrid } from './lo-shu-grid.tsx'
import { PeriodsTable } from './periods-table.tsx'
import { ResultActions } from './result-actions.tsx'
import { SadeSatiView } from './sade-sati-view.tsx'
import { calculatorWords } from './words/calculator.gen.ts'

export interface ResultViewProps {
  calculator: CalculatorKey
  inputs: Inputs
  calculation: Calculation
}

/** The result in words, drawn, and as tables; below it what can be done with it. */
export function ResultView({ calculator, inputs, calculation }: ResultViewProps) {
  const { reply, place, place2, kundlis, almanac } = calculation
  const title = calculatorWords()[`title_${wordKey(calculator.type)}`]
  const { date, time, date2, time2 } = inputs
  const line = [inputLine(date, time, place), inputLine(date2, time2, place2)].filter(Boolean).join(' · ')
  const result = useRef<HTMLDivElement>(null)
  const findChart = () => result.current?.querySelector<SVGSVGElement>('svg.ui-chart') ?? null
  // The heading of a day is its tithi.
  const hasSummary = calculator.type !== 'tithi'
  const heading = inputs.name === undefined ? title : calculatorWords().resultOf({ title, name: namesOf(inputs) })
  return (
    <div ref={result} className={styles['result']} data-wide={isWide(calculator) ? '' : undefined}>
      <div>
        <h2>{heading}</h2>
        <p className={styles['subtle']}>{line}</p>
      </div>
      {reply && hasSummary ? <p className={styles['summary']}>{reply.summary}</p> : null}
      {calculation.isReplyAwaited && hasSummary ? (
        <SkeletonGroup label={calculatorWords().calculating}>
          <Skeleton height="3em" shape="box" />
        </SkeletonGroup>
      ) : null}
      <Drawing calculator={calculator} inputs={inputs} calculation={calculation} title={title} />
      <DrawnLater>
        {reply ? <Sections reply={reply} isDrawn={isDrawnInstead(calculator)} /> : null}
        <ResultActions
          title={title}
          heading={heading}
          line={line}
          birth={ONE_PERSON.includes(calculator.fields) ? inputs : {}}
          summary={reply?.summary ?? null}
          findChart={chartOf(calculator, calculation) ? findChart : null}
        />
        {kundlis[0] && place ? <CheckTheSky {...kundlis[0]} place={place} /> : null}
        {almanac && place ? <CheckTheSky {...almanac.sunriseSky} place={place} /> : null}
        {almanac ? <p className={styles['subtle']}>{calculatorWords().almanacAccuracy}</p> : null}
      </DrawnLater>
    </div>
  )
}

/** A chart stands beside its positions where there is room. */
const isWide = ({ fields, type }: CalculatorKey) => fields === 'kundli' && type !== 'vimshottari-dasha'

/** The calculators of one person whose whole birth is entered. */
const ONE_PERSON: readonly FieldSet[] = ['kundli', 'chart', 'moon']

const namesOf = ({ name, name2 }: Inputs) => [name, name2].filter(Boolean).join(' & ')

/** "14 Mar 1994, 6:42 am, Nagpur" */
function inputLine(date: string | undefined, time: string | undefined, place: PlaceDetails | null): string {
  return [
    ...(date === undefined ? [] : [birthDate(date)]),
    ...(time === undefined ? [] : [time === UNKNOWN_TIME ? calculatorWords().timeUnknown : birthClock(time)]),
    ...(place === null ? [] : [place.name]),
  ].join(', ')
}

/** The sections of these say in words what a drawing and its table show. */
const isDrawnInstead = ({ type }: CalculatorKey) =>
  [
    'tithi',
    'planetary-positions',
    'vimshottari-dasha',
    'choghadiya',
    'hora',
    'rahu-kaal',
    'kundli-matching',
    'sade-sati',
    'lo-shu-grid',
  ].includes(type)

function Drawing({ calculator, inputs, calculation, title }: ResultViewProps & { title: string }) {
  const { reply, kundlis, almanac } = calculation
  const [kundli, other] = kundlis
  const centre = {
    title: inputs.name?.split(' ')[0]?.slice(0, 14) ?? '',
    sub: inputs.date ? birthDate(inputs.date) : '',
  }
  const { type } = calculator
  if (almanac) {
    return (
      <>
        <AlmanacView almanac={almanac} hasLimbs={type === 'tithi'} />
        {reply && type !== 'tithi' && reply.periods.length > 0 ? (
          <PeriodsTable periods={reply.periods} timeZone={almanac.timeZone} isTimeOfDay caption={title} />
        ) : null}
      </>
    )
  }
  if (type === 'lo-shu-grid' && inputs.date) return <LoShuGrid date={inputs.date} />
  if (type === 'kundli-matching' && kundli && other) return <KootaTable groom={kundli.moons} bride={other.moons} />
  if (reply && reply.score !== null && calculator.product === 'matching')
    return <TickRule value={reply.score / 100} label={title} valueText={String(reply.score)} tone="time" />
  if (!kundli) return null
  if (calculator.fields === 'kundli') {
    return (
      <>
        <KundliView kundli={kundli} title={title} centre={centre} />
        {type === 'birth-chart' && kundli.navamsa ? (
          <DrawnLater>
            <div className={kundliStyles['pair']}>
              <section className={kundliStyles['drawn']}>
                <h3>{calculatorWords().title_navamsa}</h3>
                <DrawnChart
                  chart={kundli.navamsa}
                  title={calculatorWords().title_navamsa}
                  centre={centre}
                  isFromMoon={false}
                />
              </section>
              <DashaView kundli={kundli} />
            </div>
          </DrawnLater>
        ) : null}
      </>
    )
  }
  if (type === 'vimshottari-dasha') return <DashaView kundli={kundli} />
  if (type === 'sade-sati' && reply)
    return <SadeSatiView periods={reply.periods} birth={kundli.instant} caption={title} />
  const chart = chartOf(calculator, calculation)
  return chart ? <DrawnChart chart={chart} title={title} centre={centre} isFromMoon={false} /> : null
}

/** The chart that is drawn for one person, or the first of two; null where none is. */
function chartOf({ fields, type }: CalculatorKey, { reply, kundlis }: Calculation): ChartData | null {
  const [kundli, other] = kundlis
  if (!kundli || other) return null
  if (fields === 'kundli') return kundli.chart
  if (type === 'vimshottari-dasha' || type === 'sade-sati' || !reply?.chart) return null
  return type === 'navamsa' ? kundli.navamsa : kundli.chart
}

function Sections({ reply, isDrawn }: { reply: CalculatorResult; isDrawn: boolean }) {
  const shown = isDrawn ? reply.sections.filter(({ title }) => KEPT.test(title)) : reply.sections
  if (shown.length === 0) return null
  return (
    <dl className={styles['sections']}>
      {shown.map(({ title, text }) => (
        <div key={`${title}${text}`}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What no drawing shows. */
const KEPT = /how to take it|exception|without a time|not in the date/i
