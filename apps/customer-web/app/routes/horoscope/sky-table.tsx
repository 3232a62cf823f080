import type { HoroscopeGraha } from '@tarapath/api-client/types'
import { GRAHAS, GrahaGlyph } from '@tarapath/ui-kit'
import { findSign } from './zodiac-sign.ts'
import type { Sign } from './signs.ts'
import styles from './sky-table.module.css'

/** The positions of the nine grahas from which the horoscope was computed. */
export function SkyTable({ sky, sign }: { sky: readonly HoroscopeGraha[]; sign: Sign }) {
  return (
    <section aria-labelledby="sky">
      <h2 id="sky">The sky it is read from</h2>
      <table className={styles['sky']}>
        <caption>
          At six in the morning, Indian time, of the first day; sidereal zodiac (Lahiri), houses from {sign.english}.
        </caption>
        <thead>
          <tr>
            <th scope="col">Graha</th>
            <th scope="col">Sign</th>
            <th scope="col">House</th>
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
                {findSign(where)?.sanskrit} {formatDegrees(degrees)}
                {is_retrograde ? <span className={styles['retrograde']}> backwards</span> : null}
              </td>
              <td>{house}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Glyph({ graha }: { graha: string }) {
  const match = GRAHAS.find(({ en }) => en === graha)
  return match ? <GrahaGlyph graha={match.slug} size={20} className="ui-glyph" /> : null
}

/** `18°42′` */
function formatDegrees(degrees: number): string {
  const minutes = Math.floor(degrees * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}
