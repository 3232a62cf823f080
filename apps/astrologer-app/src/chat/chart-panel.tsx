import { getPlaceDetails } from '@tarapath/api-client/places'
import type { PlaceDetails } from '@tarapath/api-client/types'
import type { OpenConsultation } from '@tarapath/astrologer-api'
import { AlmanacView, almanacOf, dashaAt, DashaView, transitChart } from '@tarapath/customer-core/chart-details'
import { formatDay, dayInIndia } from '@tarapath/customer-core/dates'
import { DrawnChart, KundliView, kundliOf, type Birth, type Kundli } from '@tarapath/customer-core/horoscope'
import { Spinner } from '@tarapath/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import { publicApi } from '../platform/api.ts'
import { chatWords } from '../words/chat.gen.ts'
import { ShareButton } from './share-button.tsx'

interface ChartPanelProps {
  birth: OpenConsultation['birth']
  name: string
  /** The chat in which cards can be shared; null in a call. */
  chatId: number | null
}

/** The charts of the birth details that the customer shared. */
export default function ChartPanel({ birth, name, chatId }: ChartPanelProps) {
  const words = chatWords()
  if (birth === null) return <p>{words.noChart({ name })}</p>
  if (birth.place === null) return <p>{words.placeUnknown}</p>
  return <Chart date={birth.date} time={birth.time} place={birth.place} name={birth.name || name} chatId={chatId} />
}

interface ChartProps {
  date: string
  time: string | null
  place: string
  name: string
  chatId: number | null
}

function Chart({ date, time, place: term, name, chatId }: ChartProps) {
  const words = chatWords()
  const [place, setPlace] = useState<PlaceDetails | 'loading' | 'unknown'>('loading')
  useEffect(() => {
    const left = new AbortController()
    getPlaceDetails(publicApi, { term }, { signal: left.signal }).then(
      setPlace,
      () => left.signal.aborted || setPlace('unknown'),
    )
    return () => left.abort()
  }, [term])
  if (place === 'loading') return <Spinner label={words.drawing} />
  if (place === 'unknown') return <p>{words.placeUnknown}</p>
  return <Charts birth={{ date, time }} place={place} name={name} chatId={chatId} />
}

interface ChartsProps {
  birth: Birth
  place: PlaceDetails
  name: string
  chatId: number | null
}

/** The birth chart, and below it the Navamsha, the dasha, where the grahas are now, and the panchang of the day of birth. */
function Charts({ birth: { date, time }, place, name, chatId }: ChartsProps) {
  const words = chatWords()
  const [now] = useState(() => new Date())
  const kundli = useMemo(() => kundliOf({ date, time }, place), [date, time, place])
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
