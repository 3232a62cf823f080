import { MoonPhase, VisuallyHidden } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { dayInIndia, formatMonth, Link, useApi } from '../platform/index.ts'
import { lookUpPlace } from '../places/index.ts'
import { monthOf, type MonthDay } from './almanac.ts'
import styles from './almanac-calendar.module.css'
import { plusDays, plusMonths, weekAround } from './calendar-days.ts'
import { hashOf, type Inputs } from './calculator-inputs.ts'
import { calculatorPath, type CalculatorKey } from './calculators.ts'
import { useMinute } from './use-minute.ts'
import { almanacWords } from './words/almanac.gen.ts'

export interface AlmanacCalendarProps {
  calculator: CalculatorKey
  inputs: Inputs
}

/** The days around the one that is shown, each an address, and its month with the tithi of every day. */
export default function AlmanacCalendar({ calculator, inputs }: AlmanacCalendarProps) {
  const words = almanacWords()
  const today = dayInIndia(useMinute())
  const [isMonthShown, setMonthShown] = useState(false)
  const { date = today, place = '' } = inputs
  const addressOf = (day: string) => calculatorPath(calculator) + hashOf({ ...inputs, date: day })
  return (
    <nav aria-label={words.days} className={styles['calendar']}>
      <div className={styles['week']}>
        {weekAround(date).map((day) => (
          <Link
            key={day}
            to={addressOf(day)}
            preventScrollReset
            aria-current={day === date ? 'date' : undefined}
            data-today={day === today ? '' : undefined}
          >
            <small>{weekdays.short.format(noon(day))}</small> <b>{dayOfMonth(day)}</b>
            <VisuallyHidden> {monthName(day, today)}</VisuallyHidden>
          </Link>
        ))}
      </div>
      <details className={styles['month']} onToggle={({ currentTarget }) => setMonthShown(currentTarget.open)}>
        <summary>{monthName(date, today)}</summary>
        {isMonthShown ? (
          <>
            <p className={styles['steps']}>
              {[-1, 1].map((step) => (
                <Link key={step} to={addressOf(plusMonths(date, step))} preventScrollReset>
                  {monthName(plusMonths(date, step), today)}
                </Link>
              ))}
            </p>
            <Month date={date} today={today} place={place} addressOf={addressOf} />
          </>
        ) : null}
      </details>
      {date === today ? null : (
        <Link className={styles['today']} to={addressOf(today)} preventScrollReset>
          {words.today}
        </Link>
      )}
    </nav>
  )
}

const monthName = (date: string, today: string) => formatMonth(date.slice(0, 7), today)
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)
const weekdayIn = (weekday: 'short' | 'narrow') => new Intl.DateTimeFormat('en-IN', { weekday, timeZone: 'UTC' })
const weekdays = { short: weekdayIn('short'), narrow: weekdayIn('narrow') }
const dayOfMonth = (day: string) => Number(day.slice(8))
/** 0 is Sunday, with which weeks begin in almanacs. */
const weekdayOf = (day: string) => new Date(noon(day)).getUTCDay()
const WEEK = [0, 1, 2, 3, 4, 5, 6]

interface MonthProps {
  date: string
  today: string
  place: string
  addressOf(day: string): string
}

function Month({ date, today, place, addressOf }: MonthProps) {
  const words = almanacWords()
  const days = useMonth(date, place)
  const [first] = days
  if (!first) return <p role="status">{words.countingMonth}</p>
  const sunday = plusDays(first.date, -weekdayOf(first.date))
  const byDate = new Map(days.map((day) => [day.date, day]))
  const weeks = Math.ceil((weekdayOf(first.date) + days.length) / WEEK.length)
  return (
    <>
      <table className={styles['days']}>
        <caption className="ui-visually-hidden">{monthName(first.date, today)}</caption>
        <thead>
          <tr>
            {WEEK.map((step) => (
              <th key={step} scope="col" abbr={weekdays.short.format(noon(plusDays(sunday, step)))}>
                {weekdays.narrow.format(noon(plusDays(sunday, step)))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeks }, (_, week) => (
            <tr key={week}>
              {WEEK.map((step) => {
                const day = byDate.get(plusDays(sunday, week * WEEK.length + step))
                return (
                  <td key={step}>
                    {day ? (
                      <Link
                        to={addressOf(day.date)}
                        preventScrollReset
                        aria-current={day.date === date ? 'date' : undefined}
                        data-today={day.date === today ? '' : undefined}
                      >
                        <b>{dayOfMonth(day.date)}</b> <DayTithi tithi={day.tithi} />
                      </Link>
                    ) : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ui-note">
        {words.monthLegend} <span className={styles['narrowOnly']}>{words.monthNumbers}</span>
      </p>
    </>
  )
}

const FULL_MOON = 15
const NEW_MOON = 30

/** The tithi: its number within the half of the month on a narrow screen, its name on a wide one. */
function DayTithi({ tithi: { number, name, paksha } }: Pick<MonthDay, 'tithi'>) {
  const isPhase = number === FULL_MOON || number === NEW_MOON
  return (
    <>
      <span className={styles['number']} aria-hidden>
        {isPhase ? <MoonPhase elongation={number === FULL_MOON ? 180 : 0} size={14} /> : number % FULL_MOON}
      </span>
      <span className={styles['name']}>{isPhase ? name : almanacWords().tithiName({ paksha, name })}</span>
    </>
  )
}

/** Empty until it is counted. The month before stays until then. */
function useMonth(date: string, placeName: string): readonly MonthDay[] {
  const api = useApi()
  const month = date.slice(0, 7)
  const [days, setDays] = useState<readonly MonthDay[]>([])
  useEffect(() => {
    const wait = new AbortController()
    lookUpPlace(api, placeName, wait.signal)
      .then((place) => setDays(monthOf(`${month}-01`, place)))
      // The result below says what is wrong with the place or the day.
      .catch(() => undefined)
    return () => wait.abort()
  }, [api, month, placeName])
  return days
}
