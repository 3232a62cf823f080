import type { Meta, StoryObj } from '@storybook/react-vite'
import { GRAHAS } from '../glyph/glyphs.ts'
import { ChartThumb } from './chart-thumb.tsx'
import { EastChart } from './east-chart.tsx'
import { NorthChart } from './north-chart.tsx'
import { SouthChart } from './south-chart.tsx'

/** Nagpur, 14 March 1994, 6:42 am. */
const meta = {
  title: 'Components/Charts',
  component: NorthChart,
  args: {
    houses: [
      ['chandra', 'shukra'],
      [],
      ['ketu'],
      [],
      [],
      [],
      [],
      ['guru'],
      ['rahu'],
      [],
      [],
      ['surya', 'mangal', 'budh', 'shani'],
    ],
    firstSign: 12,
    retrograde: ['guru', 'rahu', 'ketu'],
    title: 'Birth chart, North Indian: Meena rises',
  },
} satisfies Meta<typeof NorthChart>
export default meta
type Story = StoryObj<typeof meta>

export const North: Story = {}
export const NorthInDevanagari: Story = { args: { labels: 'deva', firstLabel: 'लग्न' } }
export const South: Story = {
  render: (args) => (
    <SouthChart
      {...args}
      title="Birth chart, South Indian: Meena rises"
      centre={{ title: 'Aditi', sub: '14 Mar 1994' }}
    />
  ),
}
export const East: Story = { render: (args) => <EastChart {...args} title="Birth chart, East Indian: Meena rises" /> }

const eight = GRAHAS.map(({ slug }) => slug).filter((slug) => slug !== 'rahu')
const few = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(296px, 1fr))' } as const

/** On 4 February 1962 eight grahas stood in one sign; the houses take them all. */
export const EightInOneHouse: Story = {
  render: () => (
    <div style={few}>
      {[0, 1, 2, 5].map((house) => {
        const houses = Array.from({ length: 12 }, (_, at) =>
          at === house ? eight : at === (house + 6) % 12 ? ['rahu' as const] : [],
        )
        return <NorthChart key={house} houses={houses} firstSign={1} title={`Eight grahas in house ${house + 1}`} />
      })}
      <SouthChart houses={[eight]} firstSign={10} title="Eight grahas in Makara, South Indian" />
      <EastChart houses={[eight]} firstSign={11} title="Eight grahas in Kumbha, East Indian" />
    </div>
  ),
}
export const Thumb: Story = { render: ({ houses }) => <ChartThumb houses={houses} /> }
