import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showToast, ToastOutlet } from './toast.tsx'

test('a toast appears, its action runs and it closes', async () => {
  const undo = vi.fn()
  render(<ToastOutlet />)
  act(() => showToast({ text: 'Removed', action: { label: 'Undo', onPress: undo } }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed')).toBeNull()
})

test('the focus goes to the toasts that are left when one is closed, and then back to where it was', async () => {
  const user = userEvent.setup()
  render(
    <>
      <input aria-label="Message" />
      <ToastOutlet />
    </>,
  )
  act(() => {
    showToast({ text: 'Saved' })
    showToast({ text: 'Removed', action: { label: 'Undo', onPress: vi.fn() } })
  })
  await user.click(screen.getByLabelText('Message'))
  await user.keyboard('{F8}{Tab}{Enter}')
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.getByRole('region', { name: /Notifications/ })).toHaveFocus()
  await user.keyboard('{Tab}{Enter}')
  expect(screen.queryByText('Removed')).toBeNull()
  expect(screen.getByLabelText('Message')).toHaveFocus()
})

test('at most three toasts are shown, and F8 focuses them', async () => {
  render(<ToastOutlet />)
  act(() => {
    for (const text of ['One', 'Two', 'Three', 'Four']) showToast({ text })
  })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Two', 'Three', 'Four'])
  await userEvent.keyboard('{F8}')
  expect(screen.getByRole('region', { name: /Notifications/ })).toHaveFocus()
})
