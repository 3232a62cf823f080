// @vitest-environment jsdom
import { createClient } from '@tarapath/api-client'
import type { RegistrationForm } from '@tarapath/api-client/types'
import { apiAtom } from '@tarapath/customer-core/platform'
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useApplicationSteps } from './use-application-steps.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const phone = { name: 'phone_number', type: 'tel', label: 'Mobile number', required: true, options: [] }
const sections = [{ title: 'About you', fields: [phone] }] as unknown as RegistrationForm['sections']

test('a number whose verification has expired is verified again', async () => {
  const store = createStore()
  const refused = { phone_number: ['Verify this number with a new OTP.'] }
  store.set(
    apiAtom,
    createClient({
      baseUrl: 'http://tarapath.test',
      fetch: async () => Response.json(refused, { status: 400 }),
      retry: 0,
    }),
  )
  let steps: ReturnType<typeof useApplicationSteps> | undefined
  const Page = () => {
    const current = useApplicationSteps({ sections, refused: null, onSent: () => {} })
    steps = current
    return (
      <form ref={current.form}>
        <input name="phone_number" defaultValue="9845012345" />
      </form>
    )
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <Provider store={store}>
        <Page />
      </Provider>,
    ),
  )
  await act(async () => steps?.open(1))
  await act(async () => steps?.setVerified({ phone: '9845012345', token: 'of ten minutes ago' }))
  await act(async () => steps?.submit())
  expect(steps?.problems).toEqual({ phone_number: 'Verify this number with a new OTP.' })
  expect(steps?.step).toBe(0)
  expect(steps?.verified).toBeNull()
  await act(async () => root.unmount())
})
