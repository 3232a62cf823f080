import { dashaAt, type Dasha } from '@tarapath/jyotish'
import { DashaTimeline, Select } from '@tarapath/ui-kit'
import { useState } from 'react'
import { deviceClock, formatDay } from '../platform/index.ts'
import { GRAHA_SLUGS, type Kundli } from './kundli.ts'
import styles from './calculator.module.css'
import tableStyles from './table.module.css'
import { kundliWords } from './words/kundli.gen.ts'

const drawn = ({ lord, start, end }: Dasha) => ({ graha: GRAHA_SLUGS[lord], name: kundliWords()[lord], start, end })

/** The Vimshottari dasha on two scales; the lower one shows the great period that is chosen. */
export function DashaView({ kundli: { dashas, instant, lagna, dashaShiftYears } }: { kundli: Kundli }) {
  const words = kundliWords()
  const [now] = useState(() => new Date(deviceClock.now()))
  const running = dashaAt(dashas, now)
  const part = running && dashaAt(running.antardashas, now)
  const [selected, setSelected] = useState(() => Math.max(running ? dashas.indexOf(running) : 0, 0))
  const chosen = dashas[selected]
  const isSure = lagna !== null
  const title =
    isSure && running && part ? words.dashaTitle({ great: words[running.lord], part: words[part.lord] }) : words.dasha
  return (
    <section className={styles['dasha']}>
      <div className={styles['dashaHead']}>
        <h3>{title}</h3>
        {isSure && part ? <span>{words.until({ day: formatDay(part.end) })}</span> : null}
      </div>
      {isSure ? null : <p>{words.dashaUnsure({ years: dashaShiftYears })}</p>}
      <DashaTimeline
        periods={dashas.map((dasha) => ({ ...drawn(dasha), parts: dasha.antardashas.map(drawn) }))}
        birth={instant}
        now={now}
        selected={selected}
        onSelect={setSelected}
        nowLabel={words.now}
        title={words.dashaPicture({ title })}
      />
      <div className={styles['period']}>
        <Select
          label={words.greatPeriod}
          value={String(selected)}
          onChange={(event) => setSelected(Number(event.target.value))}
          options={dashas.map(({ lord, start, end }, index) => ({
            value: String(index),
            label: words.periodOption({ name: words[lord], from: formatDay(start), to: formatDay(end) }),
          }))}
        />
      </div>
      {chosen ? (
        <table className={tableStyles['table']}>
          <caption>{words.partsOf({ name: words[chosen.lord] })}</caption>
          <thead>
            <tr>
              <th scope="col">{words.graha}</th>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.to}</th>
            </tr>
          </thead>
          <tbody>
            {chosen.antardashas.map((one) => (
              <tr key={one.lord} data-now={isSure && one.start <= now && now < one.end ? '' : undefined}>
                <th scope="row">{words[one.lord]}</th>
                <td>{formatDay(one.start)}</td>
                <td>{formatDay(one.end)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
