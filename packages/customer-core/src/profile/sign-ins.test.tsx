import { createClient, memoryStorage } from '@tarapath/api-client'
import { requestLoginOtp, verifyLoginOtp } from '@tarapath/api-client/account'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { listSignIns, type SignIns as MySignIns } from '@tarapath/own-api/account'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAtom } from '../platform/index.ts'
import { SignIns } from './sign-ins.tsx'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

test('when the others are signed out, the focus goes to the list of what is left', async () => {
  const customer = await backend.newCustomer()
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: backend.fetch as typeof fetch,
    storage: memoryStorage(customer),
    retry: 0,
  })
  const number = { phone_number: customer.phone }
  await requestLoginOtp(api, number)
  await verifyLoginOtp(api, { ...number, otp_key: await backend.codeSentTo(customer.phone) })

  const store = createStore()
  store.set(apiAtom, api)
  const Site = createRoutesStub([
    {
      path: '/profile',
      Component: () => <SignIns signIns={useLoaderData<MySignIns>()} />,
      loader: () => listSignIns(api),
      HydrateFallback: () => null,
    },
  ])
  render(
    <Provider store={store}>
      <Site initialEntries={['/profile']} />
    </Provider>,
  )
  const button = await screen.findByRole('button', { name: /everywhere else/ })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: /everywhere else/ })).toBeNull())
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
})
