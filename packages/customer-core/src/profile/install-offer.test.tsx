import { runInThisContext } from 'node:vm'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { bootScript } from '../platform/boot-script.ts'
import { InstallOffer } from './install-offer.tsx'

beforeAll(() => void runInThisContext(bootScript({ assetsPath: '/assets/', fontUrl: (file) => file })))
afterEach(() => {
  cleanup()
  window.installOffer = undefined
})

/** The browser offers to install the site. */
function offer() {
  const prompt = vi.fn(async () => {})
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(event))
  return { event, prompt }
}
const button = () => screen.queryByRole('button', { name: 'Install' })

test('an offer that came before the profile was opened can be taken up once, and no bar is shown for it', async () => {
  const { event, prompt } = offer()
  expect(event.defaultPrevented).toBe(true)
  render(<InstallOffer />)
  await userEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(button()).toBeNull()
})

test('the line comes with the offer, and goes when the site was installed in another way', () => {
  render(<InstallOffer />)
  expect(button()).toBeNull()
  offer()
  expect(button()).not.toBeNull()
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(button()).toBeNull()
})
