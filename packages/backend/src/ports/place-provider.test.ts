import { describe, expect, test } from 'vitest'
import type { PlaceProvider } from './place-provider.ts'
import { formerNames } from './place-provider/former-names.ts'
import { createGeonames } from './place-provider/geonames.ts'
import { createGooglePlaces } from './place-provider/google.ts'
import { createGooglePlacesSimulator } from '@tarapath/sandbox'

const geonames = createGeonames()
const google = createGooglePlaces({ key: 'right', fetch: createGooglePlacesSimulator('right') })

const firstOf = async (provider: PlaceProvider, term: string) => {
  const [first] = await provider.search(term)
  return first && provider.find(first.id)
}

describe.each([
  ['GeoNames', geonames],
  ['Google', google],
])('the place provider %s', (_, provider) => {
  test('finds a place by the beginning of its name, in upper or lower case', async () => {
    for (const term of ['Varan', 'varanasi', 'VARANASI, uttar'])
      expect((await provider.search(term))[0]).toMatchObject({
        name: 'Varanasi',
        region: 'Uttar Pradesh, India',
      })
  })

  test('returns the coordinates and the time zone of a found place', async () => {
    const varanasi = await firstOf(provider, 'Varanasi')
    expect(varanasi).toMatchObject({
      name: 'Varanasi',
      region: 'Uttar Pradesh, India',
      timeZone: 'Asia/Kolkata',
      countryCode: 'IN',
    })
    expect(varanasi?.latitude).toBeCloseTo(25.3, 1)
    expect(varanasi?.longitude).toBeCloseTo(83, 1)
    expect(await firstOf(provider, 'Kathmandu')).toMatchObject({ timeZone: 'Asia/Kathmandu', countryCode: 'NP' })
    expect(await firstOf(provider, 'Singapore')).toMatchObject({ timeZone: 'Asia/Singapore', countryCode: 'SG' })
  })

  test('finds nothing for a meaningless term or id', async () => {
    for (const term of ['', '  ', 'Xyzzyville', '(', '\u0000', 'x'.repeat(200)])
      expect(await provider.search(term)).toEqual([])
    for (const id of ['', 'nowhere', '..', '../../etc', 'constructor', 'a/b?c'])
      expect(await provider.find(id)).toBeNull()
  })
})

describe('the extract of GeoNames', () => {
  test.each([
    ['Bangalore', 'Bengaluru'],
    ['bombay', 'Mumbai'],
    ['Calcutta', 'Kolkata'],
    ['madras', 'Chennai'],
    ['Allahabad', 'Prayagraj'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['poona', 'Pune'],
    ['Baroda', 'Vadodara'],
    ['Benares', 'Varanasi'],
    ['rishikesh', 'Rishīkesh'],
    ['sao paulo', 'São Paulo'],
    ['वाराणसी', 'Varanasi'],
    ['दिल्ली', 'Delhi'],
    ['मुंबई', 'Mumbai'],
    ['पुणे', 'Pune'],
    ['भुवनेश्वर', 'Bhubaneswar'],
    ['झाँसी', 'Jhānsi'],
    ['बेंगलु', 'Bengaluru'],
    ['कानपुर', 'Kanpur'],
    ['नई दिल्ली', 'New Delhi'],
    ['नवी मुंबई', 'Navi Mumbai'],
    ['चंडीगढ़', 'Chandigarh'],
    ['विजयवाड़ा', 'Vijayawada'],
    ['हावड़ा', 'Howrah'],
    ['धनबाद', 'Dhanbad'],
    ['शाहजहांपुर', 'Shāhjānpur'],
    ['मुंगेर', 'Munger'],
    ['गुड़गांव', 'Gurugram'],
    ['देवरिया', 'Deoria'],
    ['मोतिहारी', 'Mothīhāri'],
    ['लेह', 'Leh'],
    ['कोहिमा', 'Kohima'],
    ['काशी', 'Varanasi'],
    ['बनारस', 'Varanasi'],
    ['इलाहाबाद', 'Prayagraj'],
    ['बंबई', 'Mumbai'],
    ['कलकत्ता', 'Kolkata'],
    ['मद्रास', 'Chennai'],
    ['पांडिचेरी', 'Puducherry'],
    ['Jaipur Rajasthan', 'Jaipur'],
    ['new delhi india', 'New Delhi'],
    ['San Francisco California', 'San Francisco'],
    ['Hooghly', 'Hugli'],
    ['Burdwan', 'Barddhamān'],
    ['Chittagong', 'Chattogram'],
    ['Rangoon', 'Yangon'],
  ])('%s finds %s', async (term, name) => {
    expect((await geonames.search(term))[0]?.name).toBe(name)
  })

  test('distinguishes places of the same name by region and country', async () => {
    expect((await geonames.search('Aurangabad'))[0]?.region).toBe('Maharashtra, India')
    expect((await geonames.search('Aurangabad, Bihar'))[0]?.region).toBe('Bihar, India')
    expect((await geonames.search('Aurangabad Bihar'))[0]?.region).toBe('Bihar, India')
    expect((await geonames.search('औरंगाबाद, Bihar'))[0]?.region).toBe('Bihar, India')
    expect(await geonames.search('Jaipur Kerala')).toEqual([])
    expect((await geonames.search('Gorakhpur'))[0]?.region).toBe('Uttar Pradesh, India')
    expect((await geonames.search('Paris'))[0]?.region).toBe('Île-de-France, France')
    expect((await geonames.search('Paris, texas'))[0]?.region).toBe('Lamar County, Texas, United States')
  })

  test('gives every place in India the Indian time zone, also at the border', async () => {
    const { places } = await import('./place-provider/places.gen.ts')
    const groups = places.split('\n').filter((line) => line.startsWith('=IN'))
    expect(groups.length).toBeGreaterThan(30)
    expect(groups.filter((line) => !line.endsWith('Asia/Kolkata'))).toEqual([])
    for (const zone of new Set(places.match(/(?<=^=.*\t)[^\t]+$/gm)))
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  })

  test('finds every place by its former name', async () => {
    for (const [name, former] of Object.values(formerNames).flatMap((names) => Object.entries(names)))
      for (const term of former)
        expect(
          (await geonames.search(term)).map((place) => place.name),
          term,
        ).toContain(name)
  })
})

describe('Google', () => {
  test('that fails or refuses the key is an error that says to try again later', async () => {
    const wrongKey = createGooglePlaces({ key: 'wrong', fetch: createGooglePlacesSimulator('right') })
    const away = createGooglePlaces({ key: 'right', fetch: () => Promise.reject(new TypeError('fetch failed')) })
    for (const provider of [wrongKey, away]) {
      await expect(provider.search('Varanasi')).rejects.toMatchObject({ code: 'unavailable' })
      await expect(provider.find('ChIJ-varanasi')).rejects.toMatchObject({ code: 'unavailable' })
    }
  })
})
