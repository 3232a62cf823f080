import { createClient, memoryStorage } from '@tarapath/api-client'
import { initiateCoursePayment } from '@tarapath/api-client/courses'
import { getProduct, listOrders } from '@tarapath/api-client/store'
import { openTestBackend, SAMPLE_ADDRESS, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const ADDRESS = { ...SAMPLE_ADDRESS, phone_number: '98111 22233' }

test('an order says where it goes, its GST and its payment, as its invoice does', async () => {
  const storage = memoryStorage(await backend.newCustomer())
  const client = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch, storage, retry: 0 })
  const items = [{ product_id: 1, quantity: 2 }]
  const { txn_id } = await initiateCoursePayment(client, { kind: 'store', items, address: ADDRESS })
  const [placed] = (await listOrders(client)).results
  expect(placed).toMatchObject({
    delivery_address: { ...ADDRESS, phone_number: '+919811122233' },
    txn_id,
    status_changed_at: null,
    items: [{ quantity: 2, variant: null, gst_percent: 5 }],
  })
  expect(await getProduct(client, { slug: 'rudraksha-mala-108' })).toMatchObject({ gst_percent: 5 })
})
