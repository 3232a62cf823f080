import type { Horoscope } from '@tarapath/api-client/types'
import { Link } from '@tarapath/customer-core/platform'
import { formatPeriod } from './format-validity.ts'
import { allSignsPath } from './horoscope-address.ts'
import { addressOf, adjacentPeriods } from './horoscope-period.ts'
import type { Sign } from './signs.ts'
import { adjacentSigns, toZodiacSign } from './zodiac-sign.ts'
import styles from './reading.module.css'
import { readingWords } from './words/reading.gen.ts'

interface ReadingLinksProps {
  horoscope: Horoscope
  sign: Sign
  today: string
}

/** Links to the periods before and after, and to the signs before and after in the same period. */
export function ReadingLinks({ horoscope, sign, today }: ReadingLinksProps) {
  const words = readingWords()
  const periods = adjacentPeriods(horoscope)
  const signs = adjacentSigns(sign)
  const ofSign = (other: Sign) => addressOf(toZodiacSign(other), horoscope, today)
  const ofPeriod = (dates: NonNullable<typeof periods.before>) => ({
    to: addressOf(horoscope.sign, dates, today),
    name: formatPeriod(dates, today),
  })
  const [before, after] = [periods.before && ofPeriod(periods.before), periods.after && ofPeriod(periods.after)]
  return (
    <div className={styles['links']}>
      <nav className={styles['others']} aria-label={words.otherPeriods}>
        {before ? <Link to={before.to}>{words.previous({ name: before.name })}</Link> : <span />}
        {after ? <Link to={after.to}>{words.next({ name: after.name })}</Link> : null}
      </nav>
      <nav className={styles['others']} aria-label={words.otherSigns}>
        <Link to={ofSign(signs.before)}>{words.previous({ name: signs.before.english })}</Link>
        <Link to={allSignsPath(horoscope.type)}>{words.allSigns}</Link>
        <Link to={ofSign(signs.after)}>{words.next({ name: signs.after.english })}</Link>
      </nav>
    </div>
  )
}
