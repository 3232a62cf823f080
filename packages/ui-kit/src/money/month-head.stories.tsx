import type { Meta, StoryObj } from '@storybook/react-vite'
import { MonthHead } from './month-head.tsx'

const meta = {
  title: 'Patterns/MonthHead',
  component: MonthHead,
  args: { month: 'November', paise: 106_280, detail: '4 consultations · 58 min 31 s' },
} satisfies Meta<typeof MonthHead>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutALimit: Story = {}
export const WithALimit: Story = { args: { limitPaise: 200_000, limitText: 'of your ₹2,000 limit' } }
