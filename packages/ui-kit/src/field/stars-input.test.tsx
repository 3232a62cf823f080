import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { StarsInput } from './stars-input.tsx'

function Stars() {
  const [stars, setStars] = useState<number | null>(null)
  return <StarsInput legend="How was it?" name="stars" value={stars} onChange={setStars} />
}

test('every star has a name, and none is chosen at first', async () => {
  render(<Stars />)
  expect(screen.getAllByRole('radio').map((star) => star.closest('label')?.textContent)).toEqual([
    '1 star, Poor',
    '2 stars, Fair',
    '3 stars, Good',
    '4 stars, Very good',
    '5 stars, Excellent',
  ])
  for (const star of screen.getAllByRole('radio')) expect(star).not.toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }))
  expect(screen.getByRole('radio', { name: '4 stars, Very good' })).toBeChecked()
})
