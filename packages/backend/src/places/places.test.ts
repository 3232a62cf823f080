import { createClient, type Client } from '@tarapath/api-client'
import { getPlaceById, getPlaceDetails, searchPlaces } from '@tarapath/api-client/places'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
let visitor: Client
beforeAll(async () => {
  backend = await openTestBackend()
  visitor = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch })
})
afterAll(() => backend.close())

test('a search by the first letters leads to the coordinates and time zone of a place', async () => {
  const [first] = await searchPlaces(visitor, { term: 'Bangal' })
  expect(first).toMatchObject({
    description: 'Bengaluru, Bangalore Urban, Karnataka, India',
    main_text: 'Bengaluru',
    secondary_text: 'Bangalore Urban, Karnataka, India',
  })
  const place = await getPlaceById(visitor, { place_id: first?.place_id ?? '' })
  expect(place).toMatchObject({
    name: 'Bengaluru',
    timezone: 'Asia/Kolkata',
    utc_offset_minutes: 330,
    country_code: 'IN',
  })
  expect(await getPlaceDetails(visitor, { term: first?.description ?? '' })).toEqual(place)
})

test('the UTC offset is the current one, with summer time and half hours', async () => {
  const offsetIn = async (term: string) => (await getPlaceDetails(visitor, { term })).utc_offset_minutes
  expect(await offsetIn('New York')).toBe(-300)
  expect(await offsetIn('Kathmandu')).toBe(345)
  expect(await offsetIn('London, England')).toBe(0)
  expect(await offsetIn('Adelaide')).toBe(630)
})

test('an unknown place is answered with 404, and an empty term has no places', async () => {
  expect(await searchPlaces(visitor, { term: '' })).toEqual([])
  await expect(getPlaceDetails(visitor, { term: 'Xyzzyville' })).rejects.toMatchObject({ status: 404 })
  await expect(getPlaceById(visitor, { place_id: 'constructor' })).rejects.toMatchObject({ status: 404 })
})
