import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { GRAHAS } from '../glyph/glyphs.ts'
import { DashaTimeline, type DashaPeriod } from './dasha-timeline.tsx'
import { DayDial } from './day-dial.tsx'
import { LimbSpan } from './limb-span.tsx'
import { MoonPhase } from './moon-phase.tsx'

export default { title: 'Components/Almanac' } satisfies Meta
type Story = StoryObj

const YEAR_MS = 365.25 * 86_400_000
const YEARS = {
  budh: 17,
  ketu: 7,
  shukra: 20,
  surya: 6,
  chandra: 10,
  mangal: 7,
  rahu: 18,
  guru: 16,
  shani: 19,
} as const
const ORDER = Object.keys(YEARS) as (keyof typeof YEARS)[]

function periodsFrom(first: number, start: number, length: number): DashaPeriod[] {
  let at = start
  return ORDER.map((_, place) => {
    const graha = ORDER[(first + place) % 9] ?? 'budh'
    const period = {
      graha,
      name: GRAHAS.find(({ slug }) => slug === graha)?.en ?? '',
      start: new Date(at),
      end: new Date((at += (YEARS[graha] / 120) * length)),
    }
    return period
  })
}

const BIRTH = new Date('1994-03-14T01:12:00Z')
const DASHAS = periodsFrom(0, BIRTH.getTime() - 3 * YEAR_MS, 120 * YEAR_MS).map((period, place) => ({
  ...period,
  parts: periodsFrom(place, period.start.getTime(), period.end.getTime() - period.start.getTime()),
}))

function Timeline() {
  const [selected, setSelected] = useState(2)
  return (
    <DashaTimeline
      periods={DASHAS}
      birth={BIRTH}
      now={new Date('2026-11-22')}
      selected={selected}
      onSelect={setSelected}
      title="Vimshottari dasha: Venus until 2035"
    />
  )
}
export const Dasha: Story = { render: () => <Timeline /> }

const at = (time: string) => new Date(`2026-11-22T${time}+05:30`)
export const Day: Story = {
  render: () => (
    <DayDial
      sunrise={at('06:28')}
      sunset={at('17:31')}
      now={at('16:27')}
      utcOffsetMinutes={330}
      title="Sunday in Nagpur: Rahu kaal from 4:08 to 5:31 pm"
      parts={[
        { kind: 'minor', label: 'Yama', start: at('12:00'), end: at('13:22') },
        { kind: 'minor', label: 'Gulika', start: at('14:45'), end: at('16:08') },
        { kind: 'avoid', label: 'Rahu', start: at('16:08'), end: at('17:31') },
        { kind: 'good', label: 'Abhijit', start: at('11:37'), end: at('12:22') },
      ]}
    />
  ),
}
export const Moons: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {[0, 45, 90, 150, 180, 225, 270, 330].map((elongation) => (
        <MoonPhase key={elongation} elongation={elongation} title={`${elongation}° from the Sun`} />
      ))}
    </div>
  ),
}
export const Limb: Story = {
  render: () => (
    <LimbSpan
      from={at('06:28')}
      to={new Date('2026-11-23T06:29:00+05:30')}
      end={new Date('2026-11-23T02:38:00+05:30')}
      now={at('16:27')}
    />
  ),
}
