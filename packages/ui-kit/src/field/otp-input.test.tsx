import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { OtpInput, type OtpState } from './otp-input.tsx'

function Code({
  onComplete,
  state,
  start = '',
}: {
  onComplete?: (code: string) => void
  state?: OtpState
  start?: string
}) {
  const [value, setValue] = useState(start)
  return <OtpInput value={value} onChange={setValue} onComplete={onComplete} state={state} message="See the note" />
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' })

test('it is one field that a phone can fill from a text message', () => {
  render(<Code />)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input()).toHaveAttribute('inputmode', 'numeric')
})

test('typing the last digit calls onComplete once', async () => {
  const onComplete = vi.fn()
  render(<Code onComplete={onComplete} />)
  await userEvent.type(input(), '12a34-56')
  expect(input()).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
  await userEvent.type(input(), '7')
  expect(onComplete).toHaveBeenCalledOnce()
})

test('a pasted code may have spaces and text around it', async () => {
  const onComplete = vi.fn()
  render(<Code onComplete={onComplete} />)
  await userEvent.click(input())
  await userEvent.paste(' 123 456 ')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

test('a wrong code is kept and selected, and typing replaces it', async () => {
  render(<Code state="wrong" start="123456" />)
  expect(input()).toHaveFocus()
  expect(input()).toBeInvalid()
  expect(screen.getByRole('alert')).toHaveTextContent('See the note')
  await userEvent.keyboard('9')
  expect(input()).toHaveValue('9')
})

test('the field is read-only while the code is checked', async () => {
  render(<Code state="checking" start="123456" />)
  await userEvent.type(input(), '{Backspace}')
  expect(input()).toHaveValue('123456')
})
