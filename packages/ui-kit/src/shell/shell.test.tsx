import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NavMenu } from './nav-menu.tsx'
import { PromoStrip } from './promo-strip.tsx'
import { ScrollTop } from './scroll-top.tsx'
import { WalletChip } from './wallet-chip.tsx'

test('the wallet chip shows figures and has a spoken name', () => {
  render(<WalletChip href="/wallet" paise={41250} />)
  expect(screen.getByRole('link', { name: 'Wallet balance 412 rupees 50 paise' })).toBeInTheDocument()
  expect(screen.getByText('₹412.50')).toBeVisible()
})

test('only a higher balance highlights the chip', () => {
  const { container, rerender } = render(<WalletChip href="/wallet" paise={null} />)
  rerender(<WalletChip href="/wallet" paise={41250} />)
  rerender(<WalletChip href="/wallet" paise={40000} />)
  expect(container.querySelector('[data-raised]')).toBeNull()
  rerender(<WalletChip href="/wallet" paise={90000} />)
  expect(container.querySelector('[data-raised]')).not.toBeNull()
})

test('the promo strip needs a text', () => {
  const { container } = render(<PromoStrip text={null} />)
  expect(container).toBeEmptyDOMElement()
})

test('the navigation menu shows links, and Escape or moving the focus closes it', async () => {
  const user = userEvent.setup()
  render(
    <>
      <NavMenu label="Horoscope" items={[{ href: '/h', label: 'Yearly Horoscope' }]} />
      <button>After</button>
    </>,
  )
  const menu = screen.getByText('Horoscope')
  await user.click(menu)
  expect(screen.getByRole('link', { name: 'Yearly Horoscope' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(menu).toHaveFocus()
  expect(menu.closest('details')).not.toHaveAttribute('open')
  await user.click(menu)
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(menu.closest('details')).not.toHaveAttribute('open')
})

test('after a press on the button to the top, Tab begins at the top', async () => {
  const user = userEvent.setup()
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  document.elementsFromPoint = () => []
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {
    window.scrollY = 0
    fireEvent.scroll(window)
  })
  const focus = vi.spyOn(document.body, 'focus')
  render(
    <>
      <a href="#main">Skip</a>
      <input aria-label="Search" />
      <ScrollTop />
    </>,
  )
  window.scrollY = 900
  fireEvent.scroll(window)
  screen.getByRole('button', { name: 'Back to top' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('button')).toBeNull()
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  expect(document.body).not.toHaveAttribute('tabindex')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip' })).toHaveFocus()
})
