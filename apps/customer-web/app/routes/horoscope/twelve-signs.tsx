import { Link } from '@tarapath/customer-core/platform'
import { RashiGlyph } from '@tarapath/ui-kit'
import type { FirstSentences } from './first-sentences.ts'
import { SIGNS, sunDates } from './signs.ts'
import { toZodiacSign } from './zodiac-sign.ts'
import styles from './twelve-signs.module.css'
import { horoscopesWords } from './words/horoscopes.gen.ts'

interface TwelveSignsProps {
  /** The type of horoscope that the links lead to. */
  type: string
  sentences: FirstSentences
}

/** React keeps a differing text when it hydrates, but not a text where it renders none. */
const NOTHING = ' '

/** The twelve signs, each with the first sentence of its horoscope, and a way to find one's own. */
export function TwelveSigns({ type, sentences }: TwelveSignsProps) {
  const words = horoscopesWords()
  return (
    <>
      <find-sign className={styles['find']}>
        <label>
          <span>{words.findSign}</span>
          {/* Its text is hidden when the sign is known. */}
          <input type="date" min="1900-01-01" aria-label={words.findSign} />
        </label>
        <p role="status">
          {words.yourSign}{' '}
          <a href="/horoscope" suppressHydrationWarning>
            {NOTHING}
          </a>
        </p>
      </find-sign>
      <ul className={styles['signs']}>
        {SIGNS.map((sign) => (
          <li
            key={sign.slug}
            id={sign.slug}
            className={styles['sign']}
            data-sign={toZodiacSign(sign)}
            data-sun-enters={sign.sunEnters}
          >
            <RashiGlyph sign={sign.slug} size={32} className="ui-glyph" />
            <div>
              <h2 className={styles['name']}>
                <Link to={`/horoscope/${type}/${toZodiacSign(sign)}`} className={styles['link'] ?? ''}>
                  {words.bothNames(sign)}
                </Link>
              </h2>
              <p className={styles['line']}>
                <span lang="hi">{sign.devanagari}</span> · {words.lord({ planet: sign.ruler })} ·{' '}
                {words.sunDates(sunDates(sign))}
              </p>
              <p className={styles['firstSentence']}>{sentences[toZodiacSign(sign)]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{words.whichSign}</p>
    </>
  )
}
