import type { Page } from '@playwright/test'
import { API } from '../addresses.ts'
import { signInByApi } from './world/call-by-api.ts'
import { openMediaBrowser } from './world/media-browser.ts'
import { expect, test } from './world/test.ts'

/** The energy of the sound received so far, as the browser counts it. `other` is the receiving end of the handset's script. */
const audioEnergy = (page: Page): Promise<number> =>
  page.evaluate<number>(`other.connection.getStats().then(
    (stats) => [...stats.values()].find(({ type }) => type === 'inbound-rtp')?.totalAudioEnergy ?? 0)`)

test('two handsets ring one after the other, and each hears the other', async ({ request, world }) => {
  // A request waits for a minute only, and a browser can take that long to start beside other journeys.
  const browser = await openMediaBrowser()
  const [first, second] = [await browser.newPage(), await browser.newPage()]
  for (const page of [first, second]) await page.goto(world.address)
  const customer = await signInByApi(request, world, { rupees: 500 })
  const { id: astrologer } = await world.meet(29)
  const { id } = await customer.post('consultation/call/request-initiate/', { consultant_id: astrologer })
  const { call_id } = await customer.post('consultation/call/initiate/', { consultation_id: id })
  await customer.get(`consultation/place-astro-pickup-call/${id}/`)

  const status = async () => (await customer.get('consultation/ongoing-status/')).ongoing_data.status as string

  await first.goto(`${API}/console/handset/${call_id}/astrologer`)
  await second.goto(`${API}/console/handset/${call_id}/customer`)
  await expect(second.getByRole('status')).toContainText('Waiting')
  await first.getByRole('button', { name: 'Answer' }).click()
  await second.getByRole('button', { name: 'Answer' }).click()
  for (const page of [first, second]) {
    await expect(page.getByText('Both sides are connected.')).toBeVisible()
    const before = await audioEnergy(page)
    await expect.poll(() => audioEnergy(page)).toBeGreaterThan(before)
  }
  await expect.poll(status).toBe('in_progress')

  await second.getByRole('button', { name: 'Hang up' }).click()
  await expect(first.getByRole('status')).toHaveText('The call has ended.')
  expect((await customer.get('consultation/ongoing-status/')).ongoing_data).toMatchObject({ status: 'completed' })
  await browser.close()
})
