import { Link } from '@tarapath/customer-core/platform'
import { RashiGlyph } from '@tarapath/ui-kit'
import type { FirstSentences } from './first-sentences.ts'
import { SIGNS, sunDates } from './signs.ts'
import { toZodiacSign } from './zodiac-sign.ts'
import styles from './twelve-signs.module.css'

interface TwelveSignsProps {
  /** The type of horoscope that the links lead to. */
  type: string
  sentences: FirstSentences
}

/** The twelve signs, each with the first sentence of its horoscope. */
export function TwelveSigns({ type, sentences }: TwelveSignsProps) {
  return (
    <>
      <ul className={styles['signs']}>
        {SIGNS.map((sign) => (
          <li key={sign.slug} id={sign.slug} className={styles['sign']}>
            <RashiGlyph sign={sign.slug} size={32} className="ui-glyph" />
            <div>
              <h2 className={styles['name']}>
                <Link to={`/horoscope/${type}/${toZodiacSign(sign)}`} className={styles['link'] ?? ''}>
                  {sign.english}
                </Link>
              </h2>
              <p className={styles['line']}>
                {sign.sanskrit} · <span lang="hi">{sign.devanagari}</span> · ruled by {sign.ruler} · Sun here{' '}
                {sunDates(sign)}
              </p>
              <p className={styles['firstSentence']}>{sentences[toZodiacSign(sign)]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>
        Horoscopes are read for the sign of your Moon, which needs your birth time and place. If you do not know it,
        read the sign of your Sun by the dates above: they are those of the sidereal zodiac used in India and shift by a
        day from year to year.
      </p>
    </>
  )
}
