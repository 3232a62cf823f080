import { AlmanacView, almanacOf, dashaAt, DashaView, transitChart } from '@tarapath/customer-core/chart-details'
import { formatDay, dayInIndia } from '@tarapath/customer-core/dates'
import { DrawnChart, KundliView, type Kundli } from '@tarapath/customer-core/horoscope'
import { useState } from 'react'
import { chatWords } from '../words/chat.gen.ts'
import type { Person } from './people-of.ts'
import { ShareButton } from './share-button.tsx'
import type { DrawnKundli } from './use-kundli.ts'

interface ChartsProps {
  person: Person
  drawn: DrawnKundli
  /** The chat in which cards can be shared; null where none are. */
  chatId: number | null
}

/** The birth chart, and below it the Navamsha, the dasha, where the grahas are now, and the panchang of the day of birth. */
export function Charts({ person: { name, date }, drawn: { kundli, place }, chatId }: ChartsProps) {
  const words = chatWords()
  const [now] = useState(() => new Date())
  const centre = { title: name.split(' ')[0]?.slice(0, 14) ?? '', sub: date }
  return (
    <>
      <KundliView kundli={kundli} title={words.birthChart({ name })} centre={centre} />
      {chatId === null ? null : (
        <ShareButton consultationId={chatId} card={{ type: 'birth_chart' }} label={words.shareChart} />
      )}
      {kundli.navamsa ? (
        <section>
          <h2>{words.navamsha}</h2>
          <DrawnChart chart={kundli.navamsa} title={words.navamshaOf({ name })} centre={centre} isFromMoon={false} />
        </section>
      ) : null}
      <DashaView kundli={kundli} />
      {chatId === null ? null : <ShareDasha kundli={kundli} now={now} chatId={chatId} />}
      <section>
        <h2>{words.transits}</h2>
        <p className="ui-note">{kundli.lagna ? words.transitsFromLagna : words.transitsFromMoon}</p>
        <DrawnChart
          chart={transitChart(kundli, now, place)}
          title={words.transitsOf({ name })}
          centre={{ title: words.now, sub: formatDay(now) }}
          isFromMoon={kundli.lagna === null}
        />
      </section>
      <section>
        <h2>{words.panchang}</h2>
        <AlmanacView almanac={almanacOf(date, place)} hasLimbs />
      </section>
    </>
  )
}

/** Shares the part of the dasha that runs now. */
function ShareDasha({ kundli: { dashas }, now, chatId }: { kundli: Kundli; now: Date; chatId: number }) {
  const great = dashaAt(dashas, now)
  const part = great && dashaAt(great.antardashas, now)
  if (!great || !part) return null
  return (
    <ShareButton
      consultationId={chatId}
      card={{
        type: 'dasha',
        great: great.lord,
        part: part.lord,
        from: dayInIndia(part.start),
        to: dayInIndia(part.end),
      }}
      label={chatWords().shareDasha({ great: great.lord, part: part.lord })}
    />
  )
}
