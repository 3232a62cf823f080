import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { initiateCoursePayment } from '@tarapath/api-client/courses'
import { registerConsultant } from '@tarapath/api-client/registration'
import { getProduct } from '@tarapath/api-client/store'
import type { BackendOptions } from '@tarapath/backend'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from './open-test-backend.ts'

export type DeskWorld = Awaited<ReturnType<typeof openDeskWorld>>

/** A console, and customers whose doings wait at its desk. */
export async function openDeskWorld(options: Partial<BackendOptions> = {}) {
  const backend: TestBackend = await openTestBackend({
    ...options,
    settings: { console: true, publicOrigin: TEST_ORIGIN, ...options.settings },
  })
  let lastAddress = 0
  let lastNumber = 98450_00000

  const visitor = (): Client => {
    const ip = `10.0.${Math.floor(lastAddress / 250)}.${(lastAddress++ % 250) + 1}`
    return createClient({
      baseUrl: TEST_ORIGIN,
      fetch: (input, init) => backend.fetch(input as Request, init, { ip }),
      retry: 0,
    })
  }
  const signedIn = async (): Promise<Client> =>
    createClient({
      baseUrl: TEST_ORIGIN,
      fetch: backend.fetch,
      storage: memoryStorage(await backend.newCustomer({ paise: 100_000 })),
      retry: 0,
    })
  const payOn = (url: string, outcome: 'pay' | 'fail') =>
    backend.fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })

  return {
    backend,
    visitor,
    signedIn,
    payOn,
    newPhone: () => `+91${lastNumber++}`,

    /** The page as a person sees it. */
    read: async (path: string) => (await backend.fetch(`${TEST_ORIGIN}/console/desk/${path}`)).text(),

    /** Posts a form of the desk as the page itself does. */
    async press(path: string, fields: Record<string, string | number> = {}) {
      const response = await backend.fetch(`${TEST_ORIGIN}/console/desk/${path}`, {
        method: 'POST',
        body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
        headers: { origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      })
      const text = await response.text()
      const said = text.split('role="status">')[1]?.split('<')[0]
      return { status: response.status, location: response.headers.get('location'), said }
    },

    async orderOne(client: Client, slug = 'hand-bell') {
      const { id } = await getProduct(visitor(), { slug })
      return initiateCoursePayment(client, {
        kind: 'store',
        items: [{ product_id: id, quantity: 1 }],
        address: {
          name: 'Asha <Rao>',
          phone_number: '98111 22233',
          line1: '14, Temple Street',
          city: 'Udupi',
          state: 'Karnataka',
          pincode: '576101',
        },
      })
    },

    apply: (phone_number: string, more: Record<string, string | File> = {}) =>
      registerConsultant(visitor(), {
        values: {
          name: 'Vidya Bhat',
          phone_number,
          email: 'vidya@example.in',
          gender: 'female',
          date_of_birth: '1984-02-11',
          city: 'Udupi',
          specialities: ['marriage', 'vedic'],
          languages: ['kn', 'en'],
          experience_years: 12,
          daily_hours: '2-to-4',
          about: 'I read charts slowly and say what I cannot see in them.',
          ...more,
        },
      }),
  }
}
