import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ChipRow } from './chip-row.tsx'
import { ChipSelect } from './chip-select.tsx'
import { Chip } from './chip.tsx'
import { ScrollingChipRow } from './scrolling-chip-row.tsx'

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'Online now' },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

function Filters() {
  const [online, setOnline] = useState(true)
  return (
    <ChipRow label="Filters">
      <Chip pressed={online} onPress={setOnline}>
        Online now
      </Chip>
      <Chip pressed={false}>Hindi</Chip>
      <Chip pressed={false}>Under ₹25</Chip>
      <Chip pressed={false} disabled>
        Tarot
      </Chip>
    </ChipRow>
  )
}

export const Toggles: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Online now' })
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
  },
}
export const Links: Story = {
  render: () => (
    <ChipRow label="Topics">
      <Chip href="#all" current>
        All
      </Chip>
      <Chip href="#marriage">Marriage</Chip>
      <Chip href="#career">Career</Chip>
    </ChipRow>
  ),
}
function ScrollingFilters() {
  const [person, setPerson] = useState<string | null>(null)
  return (
    <div style={{ maxInlineSize: 320, overflow: 'hidden' }}>
      <ScrollingChipRow label="Filters">
        <Chip href="#all" current>
          All
        </Chip>
        <Chip href="#chat">Chat</Chip>
        <Chip href="#call">Call</Chip>
        <ChipSelect
          label="Astrologer"
          anyLabel="All astrologers"
          options={[
            { value: '6', label: 'Acharya Meera' },
            { value: '7', label: 'Pt. Raghav Joshi' },
          ]}
          value={person}
          onChange={setPerson}
        />
      </ScrollingChipRow>
    </div>
  )
}

export const ScrollingWithASelect: Story = {
  render: () => <ScrollingFilters />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Astrologer' }), 'Acharya Meera')
    await expect(canvas.getByText('Acharya Meera', { selector: 'span' })).toBeVisible()
  },
}
export const ScrolledToTheChosen: Story = {
  render: () => (
    <div style={{ maxInlineSize: 200, overflow: 'hidden' }}>
      <ScrollingChipRow label="Periods">
        {['Yesterday', 'Today', 'Tomorrow', 'Week', 'Month', 'Year'].map((name) => (
          <Chip key={name} href={`#${name}`} current={name === 'Month'}>
            {name}
          </Chip>
        ))}
      </ScrollingChipRow>
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Periods' }).getBoundingClientRect()
    const chosen = canvas.getByRole('link', { name: 'Month' }).getBoundingClientRect()
    await expect(chosen.left).toBeGreaterThanOrEqual(row.left)
    await expect(chosen.right).toBeLessThanOrEqual(row.right)
  },
}
export const RemovableLink: Story = {
  args: { children: 'Hindi', href: '#all', removeLabel: 'Remove Hindi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove Hindi' })).toHaveAttribute('data-chosen', 'true')
  },
}
export const Removable: Story = {
  args: { children: 'Hindi', onRemove: fn(), removeLabel: 'Remove Hindi' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hindi' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
