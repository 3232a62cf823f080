import { getPlaceDetails } from '@tarapath/api-client/places'
import { ChartThumb, ChevronRightIcon } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { birthDate, birthLine, birthWords } from '../consultation/index.ts'
import { KundliView, kundliOf, type Kundli } from '../horoscope/index.ts'
import { commonWords, useApi } from '../platform/index.ts'
import { BirthCardText, type BirthCardProps } from './birth-card.tsx'
import { ChatDialog } from './chat-dialog.tsx'
import styles from './birth-card.module.css'

export interface BirthChartCardProps extends BirthCardProps {
  date: string
  place: string
}

/** The card with a small chart and "Lagna Meena · Rashi Meena · Nakshatra Revati". A tap opens the whole chart. */
export default function BirthChartCard(props: BirthChartCardProps) {
  const { birth, date, place } = props
  const kundli = useKundli(date, birth.time, place)
  const [isOpen, setOpen] = useState(false)
  if (kundli === null) {
    return (
      <div className={styles['card']}>
        <BirthCardText {...props} />
      </div>
    )
  }
  const { name: whose } = birth
  const title = whose === '' ? birthWords().birthChart : birthWords().chartOf({ name: whose })
  return (
    <>
      <button type="button" className={styles['card']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ChartThumb houses={kundli.chart.houses} />
        <BirthCardText {...props}>
          <span>{skyLine(kundli)}</span>
          <span className="ui-visually-hidden">{birthWords().openChart}</span>
        </BirthCardText>
        <ChevronRightIcon size={18} />
      </button>
      {isOpen ? (
        <ChatDialog
          open
          onOpenChange={setOpen}
          closeLabel={commonWords().close}
          title={title}
          description={birthLine(birth)}
        >
          <KundliView kundli={kundli} title={title} centre={{ title: firstWord(whose), sub: birthDate(date) }} />
        </ChatDialog>
      ) : null}
    </>
  )
}

/** There is little room in the middle of a chart. */
const firstWord = (name: string) => name.trim().split(/\s/u)[0]?.slice(0, 14) ?? ''

function skyLine({ lagna, moon }: Kundli): string {
  const words = birthWords()
  return [
    ...(lagna === null ? [] : [words.lagna({ sign: lagna.sign })]),
    words.rashi({ sign: moon.sign }),
    words.nakshatra({ name: moon.nakshatra }),
  ].join(' · ')
}

/** Null until it is computed, or when the place is not known. */
function useKundli(date: string, time: string | null, place: string): Kundli | null {
  const api = useApi()
  const [kundli, setKundli] = useState<Kundli | null>(null)
  useEffect(() => {
    const wait = new AbortController()
    getPlaceDetails(api, { term: place }, { signal: wait.signal })
      .then((found) => setKundli(kundliOf({ date, time }, found)))
      // Our own choice: a failure is silent, because the details themselves are shown.
      .catch(() => undefined)
    return () => wait.abort()
  }, [api, date, time, place])
  return kundli
}
