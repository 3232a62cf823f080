import { readStatement, type Statement } from '@tarapath/astrologer-api'
import { statementCsv } from '@tarapath/astrologer-api/statement-csv'
import { dayInIndia, formatMonth, formatShortDay } from '@tarapath/customer-core/dates'
import { saveFile } from '@tarapath/customer-core/save-file'
import { Button, ErrorState, Rupees, Select, Spinner } from '@tarapath/ui-kit'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../platform/api.ts'
import { appWords } from '../words/app.gen.ts'
import { statementWords } from '../words/statement.gen.ts'
import styles from './earnings.module.css'

const MONTHS = 12

type StatementDay = Statement['days'][number]

/** The astrologer's earnings of a day, without payouts. */
const shareOf = (day: StatementDay): number =>
  day.consultations_paise + day.tips_paise + day.refunds_paise + day.others_paise

/** What was booked in a month, as a table, for a spreadsheet and on paper. */
export function StatementSection() {
  const words = statementWords()
  const [today] = useState(() => dayInIndia(Date.now()))
  const months = lastMonths(today)
  // An object of its own for each try, so that the effect also runs for the same month, and ends the request before.
  const [asked, setAsked] = useState({ month: months[0] ?? '' })
  const { month } = asked
  const [statement, setStatement] = useState<Statement | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback((wanted: { month: string }, signal: AbortSignal) => {
    setFailed(false)
    setStatement(null)
    readStatement(api, wanted, { signal }).then(setStatement, () => signal.aborted || setFailed(true))
  }, [])
  useEffect(() => {
    const left = new AbortController()
    load(asked, left.signal)
    return () => left.abort()
  }, [load, asked])

  return (
    <section aria-labelledby="statement" className={styles['statement']}>
      <h2 id="statement">{words.title}</h2>
      <p className="ui-note">{words.about}</p>
      <Select
        label={words.month}
        value={month}
        options={months.map((each) => ({ value: each, label: formatMonth(each, today) }))}
        onChange={(event) => setAsked({ month: event.target.value })}
      />
      {hasFailed ? (
        <ErrorState title={words.notLoaded} retryLabel={appWords().tryAgain} onRetry={() => setAsked({ month })} />
      ) : null}
      {!statement && !hasFailed ? <Spinner label={appWords().loading} /> : null}
      {statement ? <StatementTable statement={statement} caption={formatMonth(month, '')} /> : null}
    </section>
  )
}

function StatementTable({ statement, caption }: { statement: Statement; caption: string }) {
  const words = statementWords()
  const { month, days, opening_paise: opening, closing_paise: closing } = statement
  const total = (of: (day: StatementDay) => number) => days.reduce((sum, day) => sum + of(day), 0)
  const facts = [
    [words.customers, total((day) => day.customers_paise)],
    [words.gst, total((day) => day.gst_paise)],
    [words.platform, total((day) => day.platform_paise)],
    [words.earned, total(shareOf)],
    [words.opening, opening],
    [words.closing, closing],
  ] as const
  return (
    <>
      <table className={styles['table']} aria-label={caption}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.customers}</th>
            <th scope="col">{words.earned}</th>
            <th scope="col">{words.paidOut}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{formatShortDay(day.date)}</th>
              <td>{day.customers_paise === 0 ? null : <Rupees paise={day.customers_paise} />}</td>
              <td>
                <Rupees paise={shareOf(day)} />
              </td>
              <td>{day.payouts_paise === 0 ? null : <Rupees paise={-day.payouts_paise} />}</td>
            </tr>
          ))}
          {days.length === 0 ? (
            <tr>
              <td colSpan={4}>{words.none}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <dl className={styles['facts']}>
        {facts.map(([label, paise]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Rupees paise={paise} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        <Button
          variant="outline"
          onClick={() => saveFile(new Blob([statementCsv(statement)], { type: 'text/csv' }), `tarapath-${month}.csv`)}
        >
          {words.save}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </>
  )
}

/** This month and those before it, `2026-11`. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}
