import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { endpointNames, table } from './table.ts'

type Table = typeof table
type Reply<Name extends keyof Table> = z.output<Table[Name]['response']>
type Body<Name extends keyof Table> = Table[Name]['body'] extends z.ZodType ? z.output<Table[Name]['body']> : never

describe('the table', () => {
  test('has 96 endpoints, two of which share method and path', () => {
    expect(endpointNames).toHaveLength(96)
    const routes = Object.values(table).map((row) => `${row.method} ${row.path}`)
    expect(new Set(routes).size).toBe(95)
    expect(table.filterAstrologers.sameAs).toBe('listAvailableAstrologers')
  })

  test.each(endpointNames)('%s has one schema for each parameter of its path', (name) => {
    const row = table[name]
    expect(row.name).toBe(name)
    const parameters = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(Object.keys(row.pathParams.shape)).toEqual(parameters)
  })

  test('nine paths have no trailing slash, as the server expects', () => {
    const withoutSlash = Object.values(table).filter((row) => !row.path.endsWith('/'))
    expect(withoutSlash.map((row) => row.name)).toEqual([
      'deleteMyAccount',
      'sendOtp',
      'verifyOtp',
      'getMyIp',
      'searchPlaces',
      'getPlaceDetails',
      'getPlaceById',
      'listHoroscopeTypes',
      'listOrders',
    ])
  })

  test('an endpoint that takes no token never refreshes', () => {
    const open = Object.values(table).filter((row) => row.auth === 'none')
    expect(open.filter((row) => row.refresh !== 'never')).toEqual([])
  })

  test('types of replies, queries and bodies are precise', () => {
    expectTypeOf<Reply<'getAstrologer'>['availability']>().toEqualTypeOf<'online' | 'busy' | 'offline'>()
    expectTypeOf<Reply<'listAstrologers'>['results'][number]['rating']>().toEqualTypeOf<number>()
    expectTypeOf<Reply<'getOngoingStatus'>['ongoing_data']>().extract<null>().toEqualTypeOf<null>()
    expectTypeOf<z.output<Table['getAstrologer']['pathParams']>>().toEqualTypeOf<{ id: number }>()
    expectTypeOf<z.output<Table['listRecommendedAstrologers']['query']>['astro_count']>().toEqualTypeOf<number>()
    expectTypeOf<Body<'rechargeWallet'>>().toEqualTypeOf<{ amount: number; coupon_code?: string | undefined }>()
    expectTypeOf<Body<'getAstrologer'>>().toBeNever()
    expectTypeOf<Table['getMyProfile']['auth']>().toEqualTypeOf<'required'>()
    expectTypeOf<Table['getMyProfile']['group']>().toEqualTypeOf<'account'>()
  })

  test('no reply is typed never or any', () => {
    type Broken = {
      [Name in keyof Table]: [Reply<Name>] extends [object] ? (0 extends 1 & Reply<Name> ? Name : never) : Name
    }
    expectTypeOf<Broken[keyof Table]>().toBeNever()
    type Nothing = { [Name in keyof Table]: [Reply<Name>] extends [never] ? Name : never }
    expectTypeOf<Nothing[keyof Table]>().toBeNever()
  })
})
