import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { HeartIcon, HeartOutlineIcon, MoreIcon } from '../icon/icons.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'More', children: <MoreIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const Outline: Story = { args: { variant: 'outline' } }
export const Pressed: Story = {
  args: { label: 'Remove from favourites', pressed: true, children: <HeartIcon /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove from favourites' })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const NotPressed: Story = {
  args: { label: 'Add to favourites', pressed: false, children: <HeartOutlineIcon /> },
}
export const Loading: Story = { args: { loading: true } }
