import { getAstrologer } from '@tarapath/api-client/astrologers'
import { requestConsultation } from '@tarapath/api-client/consultations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { astrologers, setPrice, setPriceLimits } from '../astrologers/index.ts'
import { readOwnSettings, setOwnHours, setOwnPrice, setQuickReplies } from './own-settings.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db

test('an astrologer sets a price within the limits of the desk, which ends a discount', async () => {
  const id = await fixture.newAstrologer()
  await setPrice(db(), id, { pricePaise: 30_00, discountedPaise: 15_00 })
  expect(await readOwnSettings(db(), id)).toMatchObject({
    price_paise: 30_00,
    discounted_paise: 15_00,
    price_limits: { min_paise: 5_00, max_paise: 500_00 },
  })
  await setOwnPrice(db(), id, 22_00)
  expect(await readOwnSettings(db(), id)).toMatchObject({ price_paise: 22_00, discounted_paise: null })
  await setPriceLimits(db(), { minPaise: 10_00, maxPaise: 40_00 })
  for (const wrong of [9_00, 41_00])
    await expect(setOwnPrice(db(), id, wrong)).rejects.toMatchObject({
      fields: { price_paise: ['Choose from ₹10.00 to ₹40.00.'] },
    })
  await setOwnPrice(db(), id, 40_00)
  expect(await readOwnSettings(db(), id)).toMatchObject({ price_paise: 40_00 })
})

test('working hours may end after midnight, and are read as they were written', async () => {
  const id = await fixture.newAstrologer()
  const now = fixture.backend.controls.clock.now()
  const hours = { from: '21:30', to: '02:00', days: [0, 5, 6] }
  await setOwnHours(db(), now, id, hours)
  expect(await readOwnSettings(db(), id)).toMatchObject({ hours })
  await expect(setOwnHours(db(), now, id, { ...hours, to: '21:30' })).rejects.toMatchObject({ code: 'invalid' })
  await setOwnHours(db(), now, id, null)
  expect(await readOwnSettings(db(), id)).toMatchObject({ hours: null })
})

test('hours that are set after a request was missed put nobody on duty who is not back', async () => {
  const id = await fixture.newAstrologer()
  // A person, not a script.
  await db().update(astrologers).set({ persona: null, replyLanguage: null }).where(eq(astrologers.id, id))
  const { client } = await fixture.newCustomer()
  await requestConsultation(client, { type: 'chat' }, { consultant_id: id })
  await fixture.seconds(130)
  await setOwnHours(db(), fixture.backend.controls.clock.now(), id, { from: '09:00', to: '18:00', days: [0, 3] })
  expect(await getAstrologer(fixture.visitor(), { id })).toMatchObject({
    availability: 'offline',
    next_available_at: null,
  })
})

test('quick replies are kept in their order, and a blank one is refused', async () => {
  const id = await fixture.newAstrologer()
  const texts = ['Namaste. I have your chart before me.', 'धन्यवाद']
  await setQuickReplies(db(), id, texts)
  await expect(setQuickReplies(db(), id, ['\u200b'])).rejects.toMatchObject({ code: 'invalid' })
  expect(await readOwnSettings(db(), id)).toMatchObject({ quick_replies: texts })
  expect(await readOwnSettings(db(), await fixture.newAstrologer())).toMatchObject({ quick_replies: [] })
})
