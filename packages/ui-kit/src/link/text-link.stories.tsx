import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './text-link.tsx'

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: '#refunds', children: 'refund rules' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  render: (args) => (
    <p>
      Money added here can be spent on Tarapath only. See <TextLink {...args} />.
    </p>
  ),
}
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Standalone: Story = { args: { variant: 'standalone', children: 'All astrologers' } }
