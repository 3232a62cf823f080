import { runCalculator } from '@tarapath/api-client/horoscope'
import { openFixture } from '@tarapath/backend-testing'
import { expect, test } from 'vitest'
import { calculatorAt, calculatorPath, PRODUCTS, typesOf } from './calculators.ts'

test('the backend knows every calculator of the list', async () => {
  const { client } = await (await openFixture()).newCustomer()
  const place = { latitude: 21.15, longitude: 79.09, timezone: 'Asia/Kolkata' }
  const body = { name: 'Asha', date_of_birth: '1994-03-14', time_of_birth: '06:42', ...place, date: '2026-11-22' }
  const couple = { partner_name: 'Ravi', partner_date_of_birth: '1992-08-17', partner_time_of_birth: '10:00' }
  for (const { product, type } of PRODUCTS.flatMap(typesOf)) {
    const reply = await runCalculator(client, { product, calculator_type: type }, { ...body, ...couple })
    expect(reply).toMatchObject({ calculator_type: type, summary: expect.stringMatching(/\S/) })
  }
})

test('the first calculator of a product has its address, the others one below it', () => {
  expect(calculatorPath({ product: 'kundli', type: 'birth-chart' })).toBe('/calculators/kundli')
  expect(calculatorPath({ product: 'kundli', type: 'navamsa' })).toBe('/calculators/kundli/navamsa')
  expect(calculatorAt('kundli', undefined)?.type).toBe('birth-chart')
  expect(calculatorAt('kundli', 'tithi')).toBeNull()
  expect(calculatorAt('toString', undefined)).toBeNull()
})
