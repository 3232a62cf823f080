import type { HoroscopeGraha } from '@tarapath/api-client/types'
import { GRAHAS, GrahaGlyph } from '@tarapath/ui-kit'
import { findSign } from './zodiac-sign.ts'
import type { Sign } from './signs.ts'
import styles from './sky-table.module.css'
import { horoscopesWords } from './words/horoscopes.gen.ts'
import { readingWords } from './words/reading.gen.ts'

/** The positions of the nine grahas from which the horoscope was computed. */
export function SkyTable({ sky, sign }: { sky: readonly HoroscopeGraha[]; sign: Sign }) {
  const words = readingWords()
  return (
    <section aria-labelledby="sky">
      <h2 id="sky">{words.planetPositions}</h2>
      <div className={styles['scroll']}>
        <table className={styles['sky']}>
          <caption>{words.asOf({ sign: sign.english })}</caption>
          <thead>
            <tr>
              <th scope="col">{words.planet}</th>
              <th scope="col">{words.sign}</th>
              <th scope="col">{words.house}</th>
            </tr>
          </thead>
          <tbody>
            {sky.map(({ graha, sign: where, degrees, house, is_retrograde }) => (
              <tr key={graha}>
                <th scope="row">
                  <span className={styles['name']}>
                    <Glyph graha={graha} /> {graha}
                  </span>
                </th>
                <td>
                  {nameOf(where)} {formatDegrees(degrees)}
                  {is_retrograde ? <span className={styles['retrograde']}> {words.retrograde}</span> : null}
                </td>
                <td>{house}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Glyph({ graha }: { graha: string }) {
  const match = GRAHAS.find(({ en }) => en === graha)
  return match ? <GrahaGlyph graha={match.slug} size={20} className="ui-glyph" /> : null
}

/** "Aries (Mesha)" */
function nameOf(zodiacSign: string): string {
  const sign = findSign(zodiacSign)
  return sign ? horoscopesWords().bothNames(sign) : ''
}

/** `18°42′` */
function formatDegrees(degrees: number): string {
  const minutes = Math.floor(degrees * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}
