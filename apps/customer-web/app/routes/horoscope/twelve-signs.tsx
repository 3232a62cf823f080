import { GrahaGlyph, RashiGlyph } from '@tarapath/ui-kit'
import { SIGNS, sunDates } from './signs.ts'
import styles from './twelve-signs.module.css'

/** What is always true of the signs, whatever the period. */
export function TwelveSigns() {
  return (
    <>
      <p className={styles['note']}>
        Dates are those of the Sun in the sidereal zodiac used in India. They shift by a day from year to year, and your
        Moon sign needs your birth time and place.
      </p>
      <ul className={styles['signs']}>
        {SIGNS.map((sign) => (
          <li key={sign.slug} id={sign.slug} className={styles['sign']}>
            <RashiGlyph sign={sign.slug} size={32} />
            <div>
              <h3 className={styles['name']}>{sign.english}</h3>
              <p className={styles['line']}>
                {sign.sanskrit} · <span lang="hi">{sign.devanagari}</span>
              </p>
              <p className={styles['line']}>
                <GrahaGlyph graha={sign.ruler.slug} size={16} /> Ruled by {sign.ruler.english} ({sign.ruler.sanskrit})
              </p>
              <p className={styles['line']}>Sun here {sunDates(sign)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
