import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import * as entry from '../src/index.ts'
import type { CallOptions, Client } from '../src/index.ts'
import type { Paginated } from '../src/types.ts'
import { endpointNames, type EndpointName, table } from '../src/table.ts'
import { createServer } from './server.ts'

type Functions = Pick<typeof entry, EndpointName>
type Reply<Name extends EndpointName> = Awaited<ReturnType<Functions[Name]>>
type TableReply<Name extends EndpointName> = z.output<(typeof table)[Name]['response']>

/** A value for every parameter of every path. */
const PATH_PARAMETERS = { id: 7, product: 'love', type: 'chat', amount: 51, slug: 'red-coral' }

const functions = new Map(Object.entries(entry))

describe('every endpoint of the table', () => {
  test.each(endpointNames)('%s sends its method and path', async (name) => {
    const row = table[name]
    const server = createServer()
    server.state.onRefresh = () => Response.json({ access: 'access-1' })
    server.state.onCall = () => Response.json({ access: 'access-1', refresh: 'refresh-1', log_token: 'device' })
    const { client } = server.client({ access: 'access-1', refresh: 'refresh-1' })
    const call = functions.get(name) as (client: Client, ...rest: object[]) => Promise<unknown>
    const parts = [
      ...(row.path.includes('{') || needsQuery(row.query) ? [PATH_PARAMETERS] : []),
      ...(row.body ? [{ any: 1 }] : []),
    ]
    await call(client, ...parts)

    const path = row.path.replace(/\{(\w+)\}/g, (_, parameter: keyof typeof PATH_PARAMETERS) =>
      String(PATH_PARAMETERS[parameter]),
    )
    const [sent] = server.seen
    expect(sent?.call.split('?')[0]).toBe(`${row.method} ${path}`)
    expect(sent?.token).toBe(row.auth === 'none' ? null : 'Bearer access-1')
    expect(sent?.key !== null).toBe(row.idempotencyKey)
    expect(sent?.body.includes('"any":1')).toBe(row.body !== null)
  })

  test.each(endpointNames)('%s can be imported from its group', async (name) => {
    const group = (await import(`../src/${table[name].group}.ts`)) as object
    expect(group).toHaveProperty(name, functions.get(name))
  })

  test('the entry exports nothing else', () => {
    const rest = [...functions.keys()].filter((name) => !(name in table))
    expect(rest.toSorted()).toEqual([
      'ApiError',
      'cookieStorage',
      'createClient',
      'isApiError',
      'items',
      'memoryStorage',
      'pages',
      'reloadOnce',
      'requestStorage',
      'safe',
      'webLock',
      'withResponse',
    ])
  })
})

describe('types', () => {
  test('every function returns the reply type of the table, and none is never or any', () => {
    type Differs = {
      [Name in EndpointName]: [Exclude<Reply<Name>, undefined>, TableReply<Name>] extends [
        TableReply<Name>,
        Exclude<Reply<Name>, undefined>,
      ]
        ? 0 extends 1 & Reply<Name>
          ? Name
          : [Reply<Name>] extends [never]
            ? Name
            : never
        : Name
    }
    expectTypeOf<Differs[EndpointName]>().toBeNever()
    expectTypeOf<Reply<'getAstrologer'>>().toHaveProperty('about').toEqualTypeOf<string>()
    expectTypeOf<Reply<'listAstrologers'>>().toExtend<Paginated<{ id: number; rating: number }>>()
    expectTypeOf<Reply<'saveDiagnosticLog'>>().toEqualTypeOf<{ detail: string } | undefined>()
  })

  test('the parameters are path and query, then the body', () => {
    expectTypeOf(entry.getAstrologer).toExtend<
      (client: Client, input: { id: number }, options?: CallOptions) => unknown
    >()
    expectTypeOf(entry.getMyProfile).toExtend<(client: Client, options?: CallOptions) => unknown>()
    expectTypeOf(entry.rechargeWallet)
      .parameter(1)
      .toEqualTypeOf<{ amount: number; coupon_code?: string | undefined }>()
    expectTypeOf(entry.updateProfile).parameter(1).toEqualTypeOf<{ id: number }>()
    expectTypeOf(entry.updateProfile).parameter(2).toHaveProperty('email')
    expectTypeOf(entry.listAstrologers).parameter(1).toBeNullable()
    const wrong = (client: Client) => {
      // @ts-expect-error an id is a number
      void entry.getAstrologer(client, { id: 'seven' })
      // @ts-expect-error a consultation is a chat or a call
      void entry.requestConsultation(client, { type: 'video' }, { consultant_id: 7 })
      // @ts-expect-error a recharge has an amount
      void entry.rechargeWallet(client, {})
      // @ts-expect-error a range of time needs a sign
      void entry.getHoroscope(client, { range: 'today' })
      // @ts-expect-error the amount of a tip is passed once
      void entry.sendTip(client, { amount: 51 }, { tip_amount: 51 })
    }
    expect(wrong).toBeTypeOf('function')
  })
})

function needsQuery(query: z.ZodObject): boolean {
  return Object.keys(query.shape).length > 0
}
