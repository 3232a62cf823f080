import { getPlaceDetails } from '@tarapath/api-client/places'
import type { OpenConsultation } from '@tarapath/astrologer-api'
import { KundliView, kundliOf, type Kundli } from '@tarapath/customer-core/horoscope'
import { Spinner } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { publicApi } from '../platform/api.ts'
import { chatWords } from '../words/chat.gen.ts'

interface ChartPanelProps {
  birth: OpenConsultation['birth']
  name: string
}

/** The birth chart of what the customer shared. */
export default function ChartPanel({ birth, name }: ChartPanelProps) {
  const words = chatWords()
  if (birth === null) return <p>{words.noChart({ name })}</p>
  if (birth.place === null) return <p>{words.placeUnknown}</p>
  return <Chart date={birth.date} time={birth.time} place={birth.place} name={birth.name || name} />
}

interface ChartProps {
  date: string
  time: string | null
  place: string
  name: string
}

function Chart({ date, time, place, name }: ChartProps) {
  const words = chatWords()
  const [kundli, setKundli] = useState<Kundli | 'loading' | 'unknown'>('loading')
  useEffect(() => {
    const left = new AbortController()
    getPlaceDetails(publicApi, { term: place }, { signal: left.signal }).then(
      (found) => setKundli(kundliOf({ date, time }, found)),
      () => left.signal.aborted || setKundli('unknown'),
    )
    return () => left.abort()
  }, [date, time, place])
  if (kundli === 'loading') return <Spinner label={words.drawing} />
  if (kundli === 'unknown') return <p>{words.placeUnknown}</p>
  return (
    <KundliView
      kundli={kundli}
      title={words.birthChart({ name })}
      centre={{ title: name.split(' ')[0]?.slice(0, 14) ?? '', sub: date }}
    />
  )
}
