import { openTestBackend, type TestBackend } from '@tarapath/backend-testing'
import { beforeAll, describe, expect, test } from 'vitest'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
})

describe('a filter parameter can be empty, repeated or comma-separated', () => {
  const count = async (query: string) => {
    const { body } = await backend.ask('GET', `/api/v1/astro/consultants/?${query}`)
    return (body as { count?: number }).count
  }

  test.each([
    [
      'empty parameters do not filter',
      '',
      ['language=', 'speciality=', 'gender=', 'search=', 'ordering=', 'language=,'],
    ],
    [
      'empty switches and paging parameters do not filter',
      '',
      ['is_available_for_chat=', 'is_available_for_call=', 'limit=', 'offset='],
    ],
    [
      'one language',
      'language=hi',
      ['language=HI', 'language=Hindi', 'language=HINDI', 'language=hi,', 'language=hi,xx'],
    ],
    ['a language given twice', 'language=hi', ['language=hi&language=hi', 'language=hi,hi', 'language=hi,Hindi']],
    [
      'two languages',
      'language=hi&language=ta',
      ['language=hi,ta', 'language=ta,%20hi', 'language[]=hi&language[]=TA'],
    ],
    ['two specialities', 'speciality=1&speciality=2', ['speciality=1,2', 'speciality=2,,1', 'speciality=1,2,1']],
    ['values that no astrologer has', 'language=xx', ['language=xx,yy', 'speciality=999', 'speciality=998,999']],
  ])('%s', async (_, plain, others) => {
    const wanted = await count(plain)
    expect(wanted).toBeTypeOf('number')
    for (const query of others) expect([query, await count(query)]).toEqual([query, wanted])
  })

  test('more values of a filter match more astrologers', async () => {
    const [hindi = 0, tamil = 0, both = 0] = await Promise.all(
      ['hi', 'ta', 'hi,ta'].map((codes) => count(`language=${codes}`)),
    )
    expect(both).toBeGreaterThan(Math.max(hindi, tamil))
    expect(both).toBeLessThanOrEqual(hindi + tamil)
  })

  test('an invalid value is rejected with 400, not answered with an empty list', async () => {
    for (const query of ['speciality=vedic', 'speciality=1,vedic', 'gender=female,male', 'gender=FEMALE', 'limit=0'])
      expect(await backend.ask('GET', `/api/v1/astro/consultants/?${query}`)).toMatchObject({
        status: 400,
        body: { [query.split('=')[0] ?? '']: [expect.any(String)] },
      })
  })

  test('the example addresses of the specification work with their empty parameters', async () => {
    for (const address of [
      'consultants/recommended/?astro_count=&consultant_id=',
      'consultant/?astro_count=&is_available_for_call=true&is_available_for_chat=true',
      'category/trending/?astro_count=',
    ])
      expect(await backend.ask('GET', `/api/v1/astro/${address}`)).toMatchObject({ status: 200 })
  })
})
