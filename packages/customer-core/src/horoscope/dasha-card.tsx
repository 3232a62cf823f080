import { TickRule } from '@tarapath/ui-kit'
import { useState } from 'react'
import { deviceClock, formatDay } from '../platform/index.ts'
import styles from './kundli.module.css'
import { kundliWords } from './words/kundli.gen.ts'

export interface DashaCardProps {
  /** `great` and `part` are names of grahas, `from` and `to` ISO dates. */
  dasha: { great: string; part: string; from: string; to: string }
  /** The astrologer's. */
  name: string
}

/** A period of the dasha that an astrologer shows in a chat, and how much of it has passed. */
export function DashaCard({ dasha: { great, part, from, to }, name }: DashaCardProps) {
  const words = kundliWords()
  const [now] = useState(() => deviceClock.now())
  const title = words.dashaTitle({ great: grahaName(great), part: grahaName(part) })
  const passed = Math.min(1, Math.max(0, (now - Date.parse(from)) / (Date.parse(to) - Date.parse(from))))
  return (
    <div className={styles['dashaCard']}>
      <strong>{title}</strong>
      <span>{words.dashaSpan({ from: formatDay(from), to: formatDay(to) })}</span>
      <TickRule
        value={passed}
        tone="time"
        label={title}
        valueText={words.dashaPassed({ percent: Math.round(passed * 100) })}
      />
      <span className="ui-note">{words.dashaSharedBy({ name })}</span>
    </div>
  )
}

const GRAHA_NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const

function grahaName(graha: string): string {
  const known = GRAHA_NAMES.find((each) => each === graha)
  return known ? kundliWords()[known] : graha
}
