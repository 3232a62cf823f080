import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx'

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    legend: 'Style of the chart',
    name: 'style',
    value: 'north',
    onChange: () => {},
    options: [
      { value: 'north', label: 'North' },
      { value: 'south', label: 'South' },
      { value: 'east', label: 'East' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

function Choosing(args: SegmentedControlProps) {
  const [value, setValue] = useState(args.value)
  return <SegmentedControl {...args} value={value} onChange={setValue} />
}

export const Choices: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'North' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'South' })).toBeChecked()
  },
}
