import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { PhoneInput } from './phone-input.tsx'
import { Select } from './select.tsx'
import { Textarea } from './textarea.tsx'
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

test('a description and an error of the caller stay beside those of the field', () => {
  const own = { 'aria-describedby': 'rule', 'aria-invalid': true, hint: 'Short.' } as const
  const fields = (error?: string) => (
    <>
      <p id="rule">No digits.</p>
      <TextInput {...own} label="Line" error={error} />
      <Textarea {...own} label="Text" error={error} />
      <Select {...own} label="Choice" error={error} options={[]} />
      <Checkbox {...own} label="Box" error={error} />
    </>
  )
  const { rerender } = render(fields())
  for (const label of ['Line', 'Text', 'Choice', 'Box']) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Short. No digits.')
    expect(screen.getByLabelText(label)).toBeInvalid()
  }
  rerender(fields('Wrong.'))
  for (const label of ['Line', 'Text', 'Choice', 'Box'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Short. Wrong. No digits.')
})

function Phone({ start }: { start: string }) {
  const [digits, setDigits] = useState(start)
  return <PhoneInput value={digits} onChange={setDigits} />
}

test('a digit put into a whole number that starts with 91 pushes the last one out', async () => {
  render(<Phone start="9187654321" />)
  const input = screen.getByRole('textbox', { name: 'Mobile number' })
  await userEvent.type(input, '0', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect(input).toHaveValue('9187065432')
})
