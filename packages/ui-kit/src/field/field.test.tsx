import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextInput } from './text-input.tsx'

test('the label, the hint and the error are tied to the control', () => {
  const { rerender } = render(<TextInput label="Coupon" hint="Capital letters" />)
  const input = screen.getByRole('textbox', { name: 'Coupon' })
  expect(input).toHaveAccessibleDescription('Capital letters')
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<TextInput label="Coupon" hint="Capital letters" error="It ended on 12 Nov." />)
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Capital letters It ended on 12 Nov.')
  expect(screen.getByRole('alert')).toHaveTextContent('It ended on 12 Nov.')
})
