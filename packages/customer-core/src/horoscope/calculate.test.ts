import { runCalculator } from '@tarapath/api-client/horoscope'
import { openFixture } from '@tarapath/backend-testing'
import { expect, test } from 'vitest'
import { calculate, drawAtOnce, prepare, UnknownPlace } from './calculate.ts'
import { UNKNOWN_TIME } from './calculator-inputs.ts'
import { calculatorAt } from './calculators.ts'

const born = { date: '1994-03-14', time: '06:42', place: 'Nagpur, Maharashtra, India' }
const { signal } = new AbortController()

test('the server calculates for the place that the chart is drawn for', async () => {
  const { client } = await (await openFixture()).newCustomer()
  const { reply, place, kundlis } = await calculate(client, calculatorAt('kundli', undefined)!, born, signal)
  const { latitude, longitude, timezone } = place!
  const byCoordinates = await runCalculator(
    client,
    { product: 'kundli', calculator_type: 'birth-chart' },
    { date_of_birth: born.date, time_of_birth: born.time, latitude, longitude, timezone, gender: 'male' },
  )
  expect(reply).toMatchObject({ summary: byCoordinates.summary, chart: byCoordinates.chart })
  expect(kundlis[0]?.lagna?.sign).toBe('Meena')
})

test('a chart whose place was found before is drawn without waiting for the server', async () => {
  const { client } = await (await openFixture()).newCustomer()
  const kundli = calculatorAt('kundli', undefined)!
  expect(drawAtOnce(client, kundli, born)).toBeNull()
  const { kundlis, place } = await calculate(client, kundli, born, signal)
  expect(drawAtOnce(client, kundli, born)).toEqual({
    reply: null,
    isReplyAwaited: true,
    place2: null,
    place,
    kundlis,
    almanac: null,
  })
  expect(drawAtOnce(client, kundli, { ...born, time: UNKNOWN_TIME })).toMatchObject({ isReplyAwaited: false })
  // Its result comes from the server only.
  expect(drawAtOnce(client, calculatorAt('dosha', undefined)!, born)).toBeNull()
})

test('a chart is computed before its form is sent, and once', async () => {
  const { client } = await (await openFixture()).newCustomer()
  const kundli = calculatorAt('kundli', undefined)!
  await prepare(client, kundli, born, signal)
  const [prepared] = drawAtOnce(client, kundli, born)?.kundlis ?? []
  expect(prepared?.lagna?.sign).toBe('Meena')
  expect((await calculate(client, kundli, born, signal)).kundlis[0]).toBe(prepared)
  // Another birth is another chart.
  expect(drawAtOnce(client, kundli, { ...born, time: '18:05' })?.kundlis[0]?.lagna?.sign).not.toBe('Meena')
})

test('an unknown place is reported for the person whose place it is', async () => {
  const { client } = await (await openFixture()).newCustomer()
  const unknown = { ...born, place: 'Qqxxzz' }
  await expect(calculate(client, calculatorAt('kundli', undefined)!, unknown, signal)).rejects.toBeInstanceOf(
    UnknownPlace,
  )
  const couple = { ...born, date2: '1992-08-17', time2: '10:00', place2: 'Qqxxzz' }
  await expect(calculate(client, calculatorAt('matching', undefined)!, couple, signal)).rejects.toMatchObject({
    suffix: '2',
  })
})
