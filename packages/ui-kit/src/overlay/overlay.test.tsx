import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { showToast, ToastOutlet } from '../notice/toast.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { Sheet } from './sheet.tsx'

function SignIn({ dismissible, autoFocus }: { dismissible?: boolean; autoFocus?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Your number" dismissible={dismissible}>
        <input aria-label="First" />
        <input aria-label="Second" autoFocus={autoFocus} />
      </Dialog>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Sign in' })

test('a dialog focuses its first field, traps the focus and returns it', async () => {
  const user = userEvent.setup()
  render(<SignIn />)
  await user.click(opener())
  expect(screen.getByRole('dialog', { name: 'Your number' })).toBeInTheDocument()
  expect(screen.getByLabelText('First')).toHaveFocus()
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener()).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a button of a toast can be pressed over a dialog, and the dialog stays open', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const reload = vi.fn()
  render(
    <>
      <SignIn />
      <ToastOutlet />
    </>,
  )
  await user.click(opener())
  act(() => showToast({ text: 'Not loaded', action: { label: 'Reload', onPress: reload } }))
  await user.click(screen.getByRole('button', { name: 'Reload', hidden: true }))
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Your number' })).toBeInTheDocument()
})

test('the keyboard reaches a toast over a dialog, and returns from it', async () => {
  const user = userEvent.setup()
  const reload = vi.fn()
  render(
    <>
      <SignIn />
      <ToastOutlet />
    </>,
  )
  await user.click(opener())
  act(() => showToast({ text: 'Not loaded', action: { label: 'Reload', onPress: reload } }))
  await user.keyboard('{F8}')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{F8}')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Your number' })).toBeInTheDocument()
})

test('the focus returns even when a field has autoFocus', async () => {
  const user = userEvent.setup()
  render(<SignIn autoFocus />)
  await user.click(opener())
  expect(screen.getByLabelText('Second')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(opener()).toHaveFocus())
})

test('the page does not scroll when the focus returns', async () => {
  const user = userEvent.setup()
  render(<SignIn />)
  const button = opener()
  await user.click(button)
  const focus = vi.spyOn(button, 'focus')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true }))
})

test('a dialog that is not dismissible cannot be closed', async () => {
  const user = userEvent.setup()
  render(<SignIn dismissible={false} />)
  await user.click(opener())
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('an alert dialog focuses its cancel button, and Escape cancels', async () => {
  const stay = vi.fn()
  const user = userEvent.setup()
  render(
    <AlertDialog
      open
      title="End this chat?"
      description="You have used ₹97.20."
      confirm={{ label: 'End chat', onPress: vi.fn() }}
      cancel={{ label: 'Keep talking', onPress: stay }}
    />,
  )
  expect(screen.getByRole('alertdialog', { name: 'End this chat?' })).toHaveAccessibleDescription(
    'You have used ₹97.20.',
  )
  expect(screen.getByRole('button', { name: 'Keep talking' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(stay).toHaveBeenCalledOnce()
})

test('while the answer of an alert dialog is under way, Escape does nothing', async () => {
  const stay = vi.fn()
  const user = userEvent.setup()
  render(
    <AlertDialog
      open
      title="End this chat?"
      confirm={{ label: 'End chat', onPress: vi.fn(), loading: true }}
      cancel={{ label: 'Keep talking', onPress: stay }}
    />,
  )
  await user.keyboard('{Escape}')
  expect(stay).not.toHaveBeenCalled()
})

test('a dialog whose first fields are disabled focuses the first that can be used', () => {
  render(
    <Dialog open onOpenChange={vi.fn()} title="Your birth">
      <select aria-label="Country" disabled />
      <textarea aria-label="Note" disabled />
      <input aria-label="Place" />
    </Dialog>,
  )
  expect(screen.getByLabelText('Place')).toHaveFocus()
})

test('a non-modal sheet does not take the focus from a field', async () => {
  const user = userEvent.setup()
  const page = (open: boolean) => (
    <>
      <input aria-label="Message" />
      <Sheet open={open} onOpenChange={vi.fn()} title="2 minutes left" modal={false}>
        <Button>Add money</Button>
      </Sheet>
    </>
  )
  const { rerender } = render(page(false))
  await user.type(screen.getByLabelText('Message'), 'Will I')
  rerender(page(true))
  expect(screen.getByRole('dialog', { name: '2 minutes left' })).toBeInTheDocument()
  await user.keyboard(' find it?')
  expect(screen.getByLabelText('Message')).toHaveValue('Will I find it?')
})

test('a menu opens by keyboard and runs the chosen action', async () => {
  const logOut = vi.fn()
  const user = userEvent.setup()
  render(
    <Menu
      label="Profile"
      trigger={<Button>Asha</Button>}
      items={[{ label: 'Wallet', href: '/wallet' }, 'separator', { label: 'Log out', onSelect: logOut }]}
    />,
  )
  screen.getByRole('button', { name: 'Asha' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: 'Wallet' })).toHaveAttribute('href', '/wallet')
  expect(screen.getByRole('menu', { name: 'Profile' })).toBeInTheDocument()
  await user.keyboard('{End}{Enter}')
  expect(logOut).toHaveBeenCalledOnce()
})

function LogOut() {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Menu
        label="Profile"
        trigger={<Button>Asha</Button>}
        items={[{ label: 'Log out', onSelect: () => setAsked(true) }]}
      />
      <AlertDialog
        open={isAsked}
        title="Log out?"
        confirm={{ label: 'Log out', onPress: vi.fn() }}
        cancel={{ label: 'Stay', onPress: () => setAsked(false) }}
      />
    </>
  )
}

test('a dialog that an item of a menu opens gives the focus to the button of the menu', async () => {
  const user = userEvent.setup()
  render(<LogOut />)
  for (let time = 0; time < 2; time += 1) {
    screen.getByRole('button', { name: 'Asha' }).focus()
    await user.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
    expect(screen.queryByRole('menu')).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Asha' })).toHaveFocus())
  }
})
