import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import CalculatorScreen from './calculator-screen.tsx'
import { hashOf, UNKNOWN_TIME } from './calculator-inputs.ts'

const meta = {
  title: 'Screens/Calculators',
  component: CalculatorScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof CalculatorScreen>
export default meta
type Story = StoryObj<typeof meta>

const BIRTH = { name: 'Aditi', date: '1994-03-14', time: '06:42', place: 'Nagpur, Maharashtra, India' }
const COUPLE = { ...BIRTH, name2: 'Ravi', date2: '1992-08-17', time2: '10:00', place2: 'Pune, Maharashtra, India' }
const DAY = { date: '2026-11-22', place: BIRTH.place }

const open = (path: string): Story => ({
  parameters: { screen: { path } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()),
})

/** The address of a calculation, and what its result shows. */
const result = (path: string, inputs: Readonly<Record<string, string>>): Story => ({
  parameters: { screen: { path: path + hashOf(inputs) } },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('link', { name: 'Ask an astrologer about this' })).toBeVisible()),
})

export const List = open('/calculators')
export const Form = open('/calculators/kundli')
export const Kundli = result('/calculators/kundli', BIRTH)
export const KundliWithoutTime = result('/calculators/kundli', { ...BIRTH, time: UNKNOWN_TIME })
export const PlanetaryPositions = result('/calculators/kundli/planetary-positions', BIRTH)
export const Dasha = result('/calculators/kundli/vimshottari-dasha', BIRTH)
export const Navamsa = result('/calculators/kundli/navamsa', BIRTH)
export const MoonSignWithoutTime = result('/calculators/kundli/moon-sign', { ...BIRTH, time: UNKNOWN_TIME })
export const Panchang = result('/calculators/panchang', DAY)
export const PanchangMonth: Story = {
  ...result('/calculators/panchang', DAY),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(/^November/, { selector: 'summary' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: '24 Purnima' })).toBeVisible())
  },
}
export const RahuKaal = result('/calculators/panchang/rahu-kaal', DAY)
export const Choghadiya = result('/calculators/panchang/choghadiya', DAY)
export const Hora = result('/calculators/panchang/hora', DAY)
export const GunaMilan = result('/calculators/matching', COUPLE)
export const GunaMilanWithoutTime = result('/calculators/matching', { ...COUPLE, time: UNKNOWN_TIME })
/** Neither of the two times is known. */
export const GunaMilanWithoutTimes: Story = {
  ...result('/calculators/matching', {
    ...COUPLE,
    name: 'श्रीमती अनुराधा वेंकटरामन',
    time: UNKNOWN_TIME,
    time2: UNKNOWN_TIME,
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/depending on the times of birth/)).toBeVisible())
    // One name, and where the Moon of each went.
    await waitFor(() => expect(canvas.getAllByText(/On that day the Moon went from/)).toHaveLength(2))
    await expect(canvas.getByRole('img', { name: /^Guna milan: [\d.]+–[\d.]+ of 36$/ })).toBeVisible()
  },
}
export const LoveWithoutTime = result('/calculators/matching/love', { ...COUPLE, time: UNKNOWN_TIME })
export const NameCompatibility = result('/calculators/matching/name-compatibility', { name: 'Asha', name2: 'Ravi' })
export const MangalDosha = result('/calculators/dosha', BIRTH)
export const SadeSati = result('/calculators/dosha/sade-sati', BIRTH)
export const Mulank = result('/calculators/numerology', BIRTH)
export const LoShuGrid = result('/calculators/numerology/lo-shu-grid', BIRTH)
export const Gemstone = result('/calculators/remedy', BIRTH)
export const SunSign = result('/calculators/kundli/sun-sign', BIRTH)
export const Ascendant = result('/calculators/kundli/ascendant', BIRTH)
export const Nakshatra = result('/calculators/kundli/nakshatra', BIRTH)
export const AbhijitMuhurta = result('/calculators/panchang/abhijit-muhurta', DAY)
export const Moonrise = result('/calculators/panchang/moonrise', DAY)
export const Love = result('/calculators/matching/love', COUPLE)
export const Friendship = result('/calculators/matching/friendship', COUPLE)
export const KaalSarpDosha = result('/calculators/dosha/kaal-sarp-dosha', BIRTH)
export const Bhagyank = result('/calculators/numerology/bhagyank', BIRTH)
export const NameNumber = result('/calculators/numerology/name-number', BIRTH)
export const LuckyNumber = result('/calculators/numerology/lucky-number', BIRTH)
export const Rudraksha = result('/calculators/remedy/rudraksha', BIRTH)
export const LuckyColour = result('/calculators/remedy/lucky-colour', BIRTH)
export const BabyNameLetter = result('/calculators/remedy/baby-name-letter', BIRTH)
export const UnknownPlace: Story = {
  parameters: { screen: { path: '/calculators/kundli' + hashOf({ ...BIRTH, place: 'Xyzzyq' }) } },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByText('We don’t know this place. Choose one from the list.')).toBeVisible()),
}
