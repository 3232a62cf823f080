import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Components/Loading',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  render: () => (
    <SkeletonGroup>
      <Skeleton lines={3} />
    </SkeletonGroup>
  ),
}
export const BoxAndArch: Story = {
  render: () => (
    <SkeletonGroup label="Loading astrologers">
      <Skeleton shape="arch" />
      <br />
      <Skeleton shape="box" height={48} />
    </SkeletonGroup>
  ),
}
export const Spinning: Story = { render: () => <Spinner label="Checking the payment" size={32} /> }
