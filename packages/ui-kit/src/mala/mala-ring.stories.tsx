import type { Meta, StoryObj } from '@storybook/react-vite'
import { MalaRing } from './mala-ring.tsx'

export default {
  title: 'Components/Mala ring',
  component: MalaRing,
  args: { done: 54, title: '54 of 108' },
} satisfies Meta<typeof MalaRing>
type Story = StoryObj<typeof MalaRing>

export const Half: Story = {}
export const Beginning: Story = { args: { done: 0, title: '0 of 108' } }
export const Full: Story = { args: { done: 108, title: '108 of 108' } }
export const Small: Story = { args: { done: 27, size: 160, title: '27 of 108' } }
