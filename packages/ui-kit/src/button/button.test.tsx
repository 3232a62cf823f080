import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LinkProvider, type AnchorProps } from '../link/anchor.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

test('a loading button keeps its name and ignores presses', async () => {
  const onClick = vi.fn()
  render(
    <Button loading onClick={onClick}>
      Pay ₹590.00
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Pay ₹590.00' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(onClick).not.toHaveBeenCalled()
})

test('a button with a disabled reason can be focused and does not submit the form', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabledReason="Add ₹24.00 first.">
        Start
      </Button>
    </form>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Start' })
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('Add ₹24.00 first.')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the focus stays when a reason comes and goes', () => {
  const button = (reason?: string) => (
    <>
      <Button disabledReason={reason}>Start</Button>
      <Button>Other</Button>
    </>
  )
  const { rerender } = render(button())
  act(() => screen.getByRole('button', { name: 'Start' }).focus())
  for (const reason of ['She is busy.', undefined, 'She is offline.']) {
    rerender(button(reason))
    expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus()
  }
  act(() => screen.getByRole('button', { name: 'Other' }).focus())
  rerender(button())
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus()
})

test('a link of an icon has what is passed to it, and is a button while it is disabled', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const ref = { current: null }
  const link = (disabled: boolean) => (
    <IconButton label="Live" href="/live" id="back" data-place="head" ref={ref} onClick={onClick} disabled={disabled}>
      <svg />
    </IconButton>
  )
  const { rerender } = render(link(false))
  const anchor = screen.getByRole('link', { name: 'Live' })
  expect(anchor).toHaveAttribute('id', 'back')
  expect(anchor).toHaveAttribute('data-place', 'head')
  expect(anchor).not.toHaveAttribute('disabled')
  expect(ref.current).toBe(anchor)
  await userEvent.click(anchor)
  expect(onClick).toHaveBeenCalledOnce()
  rerender(link(true))
  expect(screen.getByRole('button', { name: 'Live' })).toBeDisabled()
})

test("paths use the application's link component; telephone and external links stay plain", () => {
  const AppLink = ({ href, prefetch, children, ...rest }: AnchorProps) => (
    <a {...rest} href={`/app${href}`} data-router={prefetch ?? 'none'}>
      {children}
    </a>
  )
  render(
    <LinkProvider component={AppLink}>
      <Button href="/wallet" prefetch="intent">
        Wallet
      </Button>
      <Button href="tel:+911234567890">Call</Button>
    </LinkProvider>,
  )
  expect(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/app/wallet')
  expect(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('data-router', 'intent')
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+911234567890')
})
