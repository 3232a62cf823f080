import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { deviceClock } from '../platform/index.ts'
import { NumberCodeForm } from './number-code-form.tsx'

function Form() {
  const [resendAtMs, setResendAtMs] = useState(0)
  return (
    <NumberCodeForm
      heading="Enter the code"
      confirm={{ label: 'Confirm' }}
      back={{ label: 'Back', onPress: () => {} }}
      code={{ isBusy: false, isUsed: false, problem: null, resendAtMs }}
      onCode={() => {}}
      onResend={() => setResendAtMs(deviceClock.now() + 30_000)}
    >
      {null}
    </NumberCodeForm>
  )
}

test('when a code is sent again, the focus goes to its field', async () => {
  render(<Form />)
  screen.getByRole('button', { name: 'Resend OTP' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('6-digit OTP'))
})
