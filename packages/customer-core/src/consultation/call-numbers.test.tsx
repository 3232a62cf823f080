import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallNumbers } from './call-numbers.tsx'

test.each([
  ['says for how many days a recorded call can be heard', 90, 1],
  ['says nothing of recordings where calls are not recorded', undefined, 0],
])('the price sheet of a call %s', (_, recordingDays, lines) => {
  render(<CallNumbers name="Acharya Meera" recordingDays={recordingDays} />)
  expect(screen.queryAllByText(/^This call is recorded\. Only you can listen, for 90 days/)).toHaveLength(lines)
})
