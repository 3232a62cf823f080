import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { ChipSelect } from './chip-select.tsx'

test('a value whose option has not come yet stays, and can be taken away', async () => {
  const onChange = vi.fn()
  const chip = (options: readonly { value: string; label: string }[]) => (
    <StrictMode>
      <ChipSelect label="Language" anyLabel="All languages" options={options} value="hi" onChange={onChange} />
    </StrictMode>
  )
  const { rerender } = render(chip([]))
  const select = screen.getByRole('combobox', { name: 'Language' })
  expect(onChange).not.toHaveBeenCalled()
  expect(select).toHaveValue('hi')
  rerender(chip([{ value: 'hi', label: 'Hindi' }]))
  expect(select).toHaveDisplayValue('Hindi')
  rerender(chip([]))
  await userEvent.selectOptions(select, 'All languages')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
})
