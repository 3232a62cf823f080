import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LinkProvider, type AnchorProps } from '../link/anchor.tsx'
import { Button } from './button.tsx'

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
