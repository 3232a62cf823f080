import { createClient, memoryStorage } from '@tarapath/api-client'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAtom } from '../platform/index.ts'
import { knownPlace, PlaceInput } from './index.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const NAGPUR = 'Nagpur, Maharashtra, India'

function openForm() {
  const store = createStore()
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: backend.fetch as typeof fetch,
    storage: memoryStorage(),
    retry: 0,
  })
  store.set(apiAtom, api)
  const form = (
    <Provider store={store}>
      <PlaceInput label="Place" name="place" />
    </Provider>
  )
  return { form, api }
}

test('a typed place is found, and later lookups use it', async () => {
  const { form, api } = openForm()
  render(form)
  await userEvent.type(screen.getByLabelText('Place'), NAGPUR)
  await expect.poll(() => screen.queryByText(/Time zone Asia\/Kolkata/)).not.toBeNull()
  expect(knownPlace(api, NAGPUR)).toMatchObject({ name: 'Nagpur', timezone: 'Asia/Kolkata' })
})

test('a place that was typed before the page was hydrated is found too', async () => {
  const { form } = openForm()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  const input = container.querySelector('input')!
  input.value = NAGPUR
  render(form, { container, hydrate: true })
  await expect.poll(() => screen.queryByText(/Time zone Asia\/Kolkata/)).not.toBeNull()
  expect(input.value).toBe(NAGPUR)
})
