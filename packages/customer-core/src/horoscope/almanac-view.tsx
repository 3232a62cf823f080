import { DayDial, LimbSpan, MoonPhase } from '@tarapath/ui-kit'
import type { Almanac, DayParts, Span } from './almanac.ts'
import { AlmanacNow } from './almanac-now.tsx'
import dayStyles from './almanac-now.module.css'
import { formatClock, formatEnd } from './format-clock.ts'
import styles from './calculator.module.css'
import tableStyles from './table.module.css'
import { useMinute } from './use-minute.ts'
import { almanacWords } from './words/almanac.gen.ts'

/** A day of the panchang: the tithi, the daylight as a dial, what runs now, and the limbs with their ends. */
export function AlmanacView({ almanac, hasLimbs }: { almanac: Almanac; hasLimbs: boolean }) {
  const words = almanacWords()
  const { panchang, timeZone, parts, elongation, moonSign, utcOffsetMinutes } = almanac
  const now = new Date(useMinute())
  const { sunrise, sunset, vara, tithis } = panchang
  const [tithi] = tithis
  const clock = (date: Date | null) => (date ? formatClock(date, timeZone) : words.notOnThisDay)
  return (
    <section className={styles['almanac']}>
      <div className={styles['almanacHead']}>
        <div>
          <h3>{tithi ? words.tithiName({ paksha: tithi.paksha, name: tithi.name }) : vara.name}</h3>
          <p className={styles['subtle']}>{words.varaAndMoon({ vara: vara.name, sign: moonSign })}</p>
        </div>
        <MoonPhase elongation={elongation} />
      </div>
      {parts && sunrise && sunset ? (
        <>
          <DayDial
            sunrise={sunrise}
            sunset={sunset}
            now={now}
            utcOffsetMinutes={utcOffsetMinutes}
            title={words.dial({ from: clock(parts.rahuKaal.start), to: clock(parts.rahuKaal.end) })}
            parts={[
              { kind: 'minor', label: words.yama, ...spanOf(parts.yamaganda) },
              { kind: 'minor', label: words.gulika, ...spanOf(parts.gulikaKaal) },
              { kind: 'avoid', label: words.rahu, ...spanOf(parts.rahuKaal) },
              ...(parts.isAbhijitUsed
                ? [{ kind: 'good' as const, label: words.abhijit, ...spanOf(parts.abhijit) }]
                : []),
            ]}
          />
          <div className={styles['sun']}>
            <b>{words.sunrise({ time: clock(sunrise) })}</b>
            <b>{words.sunset({ time: clock(sunset) })}</b>
            <span className={dayStyles['daylight']}>{daylight(sunrise, sunset)}</span>
          </div>
          <AlmanacNow almanac={almanac} parts={parts} now={now} />
        </>
      ) : (
        <p>{words.noDaylight}</p>
      )}
      {hasLimbs ? <Limbs almanac={almanac} now={now} /> : null}
      {hasLimbs && parts ? <DayTimes almanac={almanac} parts={parts} /> : null}
    </section>
  )
}

const spanOf = ({ start, end }: Span): Span => ({ start, end })

function daylight(sunrise: Date, sunset: Date): string {
  const minutes = Math.round((sunset.getTime() - sunrise.getTime()) / 60_000)
  return almanacWords().daylight({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** The five limbs, each with its end in words and as a rule from this sunrise to the next. */
function Limbs({ almanac: { panchang, timeZone }, now }: { almanac: Almanac; now: Date }) {
  const words = almanacWords()
  const { sunrise, nextSunrise, tithis, nakshatras, yogas, karanas } = panchang
  const limbs = [
    ...tithis.map((one) => ({
      kind: words.tithi,
      ...one,
      name: words.tithiName({ paksha: one.paksha, name: one.name }),
    })),
    ...nakshatras.map((one) => ({ kind: words.nakshatra, ...one })),
    ...yogas.map((one) => ({ kind: words.yoga, ...one })),
    ...karanas.map((one) => ({ kind: words.karana, ...one })),
  ]
  return (
    <table className={tableStyles['table']}>
      <caption className="ui-visually-hidden">{words.limbs}</caption>
      <tbody>
        {limbs.map(({ kind, name, end }) => (
          <tr key={`${kind}${name}${end.getTime()}`}>
            <td className={tableStyles['subtle']}>{kind}</td>
            <th scope="row">{name}</th>
            <td className={tableStyles['end']}>
              <span>{words.until({ time: formatEnd(end, timeZone, sunrise ?? end) })}</span>
              {sunrise && nextSunrise ? <LimbSpan from={sunrise} to={nextSunrise} end={end} now={now} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayTimes({ almanac, parts }: { almanac: Almanac; parts: DayParts }) {
  const words = almanacWords()
  const { timeZone, panchang } = almanac
  const span = ({ start, end }: Span) =>
    words.span({ from: formatClock(start, timeZone), to: formatClock(end, timeZone) })
  const clock = (date: Date | null) => (date ? formatClock(date, timeZone) : words.notOnThisDay)
  const rows = [
    [words.rahuKaal, span(parts.rahuKaal)],
    [words.yamaganda, span(parts.yamaganda)],
    [words.gulikaKaal, span(parts.gulikaKaal)],
    [words.abhijitMuhurta, parts.isAbhijitUsed ? span(parts.abhijit) : words.notOnWednesday],
    [words.moonrise, clock(panchang.moonrise)],
    [words.moonset, clock(panchang.moonset)],
  ] as const
  return (
    <table className={tableStyles['table']}>
      <caption>{words.times}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={tableStyles['end']}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
