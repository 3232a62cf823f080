import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AmountPicker } from './amount-picker.tsx'

function Amounts() {
  const [paise, setPaise] = useState<number | null>(null)
  return (
    <>
      <AmountPicker
        legend="Add money"
        name="amount"
        value={paise}
        onChange={setPaise}
        amounts={[{ paise: 10000 }, { paise: 50000, detail: '+ ₹50 bonus' }, { paise: 100000, disabled: true }]}
      />
      <output>{String(paise)}</output>
    </>
  )
}

test('amounts are one group of radio buttons whose value is in paise', async () => {
  render(<Amounts />)
  expect(screen.getByRole('group', { name: 'Add money' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: '₹500 + ₹50 bonus' }))
  expect(screen.getByRole('status')).toHaveTextContent('50000')
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('status')).toHaveTextContent('10000')
  expect(screen.getByRole('radio', { name: '₹1,000' })).toBeDisabled()
})
