import { createClient, memoryStorage } from '@tarapath/api-client'
import { updateProfile, getMyProfile } from '@tarapath/api-client/account'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { ToastOutlet } from '@tarapath/ui-kit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import type { ReactElement } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadProfileAtom } from '../account/index.ts'
import { apiAtom, forgetStoredData, signInAtom } from '../platform/index.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { calculatorAt } from './calculators.ts'
import { FamilyCharts } from './index.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const MAA = { name: 'Maa', date: '1962-03-14', time: '06:42', place: 'Nagpur, Maharashtra, India' }

function show(part: ReactElement, { storage = memoryStorage() } = {}) {
  const store = createStore()
  const api = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch as typeof fetch, storage, retry: 0 })
  store.set(apiAtom, api)
  const Page = () => (
    <Provider store={store}>
      <main>{part}</main>
      <ToastOutlet />
    </Provider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />)
  return { user: userEvent.setup(), store, api }
}

function showCalculator(product: string, type?: string, options?: Parameters<typeof show>[1]) {
  const onCalculate = vi.fn()
  const form = (
    <CalculatorForm
      calculator={calculatorAt(product, type)!}
      inputs={{}}
      onTouch={() => {}}
      onComplete={() => {}}
      onCalculate={onCalculate}
    />
  )
  return { ...show(form, options), onCalculate }
}

async function describeMaa(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Day'), '14')
  await user.selectOptions(screen.getByLabelText('Month'), 'March')
  await user.type(screen.getByLabelText('Year'), '1962')
  await user.type(screen.getByLabelText('Time of birth'), '06:42')
  await user.type(screen.getByLabelText('Place of birth'), MAA.place)
}

test('somebody who is kept at one calculator fills in another with one tap', async () => {
  const { user, onCalculate } = showCalculator('kundli')
  await describeMaa(user)
  await user.click(screen.getByRole('checkbox', { name: 'Keep in my family, on this device' }))
  await user.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(document.activeElement, 'who is kept needs a name').toBe(screen.getByLabelText(/^Name/))
  expect(onCalculate).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText(/^Name/), 'Maa')
  await user.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(onCalculate).toHaveBeenCalledWith(MAA)
  await screen.findByText('Maa kept on this device.')

  cleanup()
  const matching = showCalculator('matching')
  const groom = within(screen.getByRole('group', { name: 'Groom' }))
  await matching.user.type(groom.getByLabelText(/^Name/), 'Ravi')
  const bride = within(screen.getByRole('group', { name: 'Bride' }))
  await matching.user.click(bride.getByRole('button', { name: 'Maa' }))
  expect(bride.getByLabelText('Place of birth')).toMatchObject({ value: MAA.place })
  expect(bride.getByLabelText('Time of birth')).toMatchObject({ value: '06:42' })
  expect(bride.getByRole('status').textContent).toContain('Filled in for Maa.')
  expect(groom.getByLabelText(/^Name/), 'the other person stays').toMatchObject({ value: 'Ravi' })
})

test('a time that is not known is filled in as such, and asked for where it is needed', async () => {
  localStorage.setItem('preferences', JSON.stringify({ family: [{ ...MAA, time: null }] }))
  const { user } = showCalculator('kundli')
  await user.click(screen.getByRole('button', { name: 'Maa' }))
  expect(screen.getByRole('checkbox', { name: 'I don’t know the time' })).toMatchObject({ checked: true })
  cleanup()
  const dosha = showCalculator('dosha')
  await dosha.user.click(screen.getByRole('button', { name: 'Maa' }))
  await dosha.user.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Time of birth'))
  expect(dosha.onCalculate).not.toHaveBeenCalled()
})

test('the birth details on file are offered too', async () => {
  const storage = memoryStorage(await backend.newCustomer())
  const { user, api, store } = showCalculator('kundli', undefined, { storage })
  const { id } = await getMyProfile(api)
  await updateProfile(api, { id }, { name: 'Asha', date_of_birth: '1994-03-14', place_of_birth: MAA.place })
  store.set(signInAtom, 'signed-in')
  await store.set(loadProfileAtom)
  await user.click(await screen.findByRole('button', { name: 'Asha' }))
  expect(screen.getByLabelText('Year')).toMatchObject({ value: '1994' })
  expect(screen.getByRole('checkbox', { name: 'I don’t know the time' })).toMatchObject({ checked: true })
})

test('people are added, changed and removed, and a removal is undone', async () => {
  const { user } = show(<FamilyCharts />)
  await user.click(screen.getByRole('button', { name: 'Add a person' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await describeMaa(user)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Fill in this field.')
  await user.type(screen.getByLabelText('Name'), 'Maa')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a person' }))
  const row = () => within(screen.getByRole('main')).getByRole('listitem')
  expect(row().textContent).toContain('14 Mar 1962, 6:42 am, Nagpur, Maharashtra, India')
  expect(screen.getByRole('link', { name: 'Chart of Maa' }).getAttribute('href')).toContain(
    '/calculators/kundli#name=Maa',
  )

  await user.click(screen.getByRole('button', { name: 'Add a person' }))
  await user.type(screen.getByLabelText('Name'), 'maa ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('You already have a person with this name.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  await user.click(screen.getByRole('button', { name: 'Edit Maa' }))
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Sunita')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(row().textContent).toContain('Sunita')
  expect(document.activeElement, 'who was changed').toBe(screen.getByRole('button', { name: 'Edit Sunita' }))

  await user.click(screen.getByRole('button', { name: 'Remove Sunita' }))
  expect(document.activeElement, 'the list goes on').toBe(screen.getByRole('button', { name: 'Add a person' }))
  expect(within(screen.getByRole('main')).queryByRole('listitem')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(row().textContent).toContain('Sunita')
})

test('logging out removes the family from the device, and unreadable data is no family', async () => {
  localStorage.setItem('preferences', JSON.stringify({ family: [MAA, { name: 'Ravi' }, null] }))
  show(<FamilyCharts />)
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(1)
  cleanup()
  await forgetStoredData()
  show(<FamilyCharts />)
  expect(within(screen.getByRole('main')).queryByRole('listitem')).toBeNull()
})
