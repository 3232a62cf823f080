import { createClient, memoryStorage } from '@tarapath/api-client'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import type { ComponentType } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiAtom, deviceClock } from '../platform/index.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { hashOf } from './calculator-inputs.ts'
import CalculatorScreen from './calculator-screen.tsx'
import { calculatorAt } from './calculators.ts'

let backend: TestBackend
beforeAll(async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const BORN = { date: '1994-03-14', time: '06:42', place: 'Nagpur, Maharashtra, India' }

function show(path: string, Page: ComponentType) {
  const store = createStore()
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: backend.fetch as typeof fetch,
    storage: memoryStorage(),
    retry: 0,
  })
  store.set(apiAtom, api)
  const router = createMemoryRouter([{ path: '/calculators/:product', Component: Page }], { initialEntries: [path] })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { router, user: userEvent.setup() }
}

test('a submitted form is drawn, its address follows, and back shows the form again', async () => {
  const { router, user } = show('/calculators/kundli', CalculatorScreen)
  await user.type(await screen.findByLabelText('Day'), '14')
  await user.selectOptions(screen.getByLabelText('Month'), 'March')
  await user.type(screen.getByLabelText('Year'), '1994')
  await user.type(screen.getByLabelText('Time of birth'), '06:42')
  await user.type(screen.getByLabelText('Place of birth'), BORN.place)
  await user.click(screen.getByRole('button', { name: 'Calculate' }))
  const result = await screen.findByRole('region', { name: 'Result' })
  // While it is computed, the focus is on its way.
  await waitFor(() => expect(document.activeElement).toBe(result))
  await waitFor(() => expect(router.state.location.hash).toBe(hashOf(BORN)))
  await screen.findByRole('img', { name: /^Birth chart/ })
  expect(document.activeElement, 'the result is not drawn anew for its address').toBe(result)
  // What was entered can be changed below "Change".
  await waitFor(() => expect(screen.getByLabelText('Year')).toHaveProperty('value', '1994'))
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Result' })).toBeNull())
  expect(screen.getByLabelText('Year'), 'nothing that was entered is lost').toHaveProperty('value', '1994')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Calculate' })))
  await router.navigate(1)
  const again = await screen.findByRole('region', { name: 'Result' })
  await waitFor(() => expect(document.activeElement).toBe(again))
})

test('a form that was filled in before it was hydrated is prepared, too', async () => {
  const onComplete = vi.fn()
  const nothing = () => {}
  show('/calculators/kundli', () => (
    <CalculatorForm
      calculator={calculatorAt('kundli', undefined)!}
      inputs={BORN}
      onTouch={nothing}
      onComplete={onComplete}
      onCalculate={nothing}
    />
  ))
  await waitFor(() => expect(onComplete).toHaveBeenCalledWith(BORN))
})

const MONDAY = hashOf({ date: '2026-11-23', place: BORN.place })

test('a panchang that stays open past midnight leads to the day that has begun', async () => {
  const now = vi.spyOn(deviceClock, 'now').mockReturnValue(Date.parse('2026-11-23T23:50:00+05:30'))
  const { user } = show(`/calculators/panchang${MONDAY}`, CalculatorScreen)
  const tuesday = await screen.findByRole('link', { name: /^Tue 24/ })
  const today = () => screen.queryByRole('link', { name: 'Today' })
  expect(today()).toBeNull()
  now.mockReturnValue(Date.parse('2026-11-24T00:10:00+05:30'))
  await user.click(tuesday)
  await waitFor(() => expect(tuesday.getAttribute('aria-current')).toBe('date'))
  expect(today()).toBeNull()
})

test('a panchang that becomes visible again shows what runs then', async () => {
  const now = vi.spyOn(deviceClock, 'now').mockReturnValue(Date.parse('2026-11-23T08:30:00+05:30'))
  show(`/calculators/panchang${MONDAY}`, CalculatorScreen)
  await screen.findByText('Rahu kaal now')
  now.mockReturnValue(Date.parse('2026-11-23T12:00:00+05:30'))
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText('Abhijit muhurta now')
})
