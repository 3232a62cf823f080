import type { Client } from '@tarapath/api-client'
import {
  getAstrologer,
  listAstrologers,
  listPersonalRecommendations,
  listRecommendedAstrologers,
  manageFavouriteAstrologers,
  setAstrologerFavourite,
} from '@tarapath/api-client/astrologers'
import { openFixture, type Fixture, type TestBackend } from '@tarapath/backend-testing'
import { beforeAll, describe, expect, test } from 'vitest'

const MEERA = 1

let fixture: Fixture
let backend: TestBackend
let visitor: Client

beforeAll(async () => {
  fixture = await openFixture()
  backend = fixture.backend
  visitor = fixture.visitor()
})

const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id)

describe('favourites', () => {
  test('adding and removing are idempotent, and only the customer sees their favourites', async () => {
    const { client } = await fixture.newCustomer(0)
    for (let time = 0; time < 2; time++)
      expect(await setAstrologerFavourite(client, { id: 7 }, { action: 'add' })).toEqual({
        consultant_id: 7,
        is_favourite: true,
      })
    expect((await getAstrologer(client, { id: 7 })).is_favourite).toBe(true)
    expect((await getAstrologer(visitor, { id: 7 })).is_favourite).toBe(false)
    const hearts = (await listAstrologers(client, { limit: 60 })).results.filter((one) => one.is_favourite)
    expect(idsOf(hearts)).toEqual([7])
    for (let time = 0; time < 2; time++)
      expect(await setAstrologerFavourite(client, { id: 7 }, { action: 'remove' })).toMatchObject({
        is_favourite: false,
      })
    expect((await getAstrologer(client, { id: 7 })).is_favourite).toBe(false)
  })

  test('several are changed together, or none when one is unknown', async () => {
    const { client } = await fixture.newCustomer(0)
    const added = await manageFavouriteAstrologers(client, { consultant_ids: [3, 4, 4, 5], action: 'add' })
    expect(added).toEqual({ consultant_ids: [5, 4, 3] })
    await expect(manageFavouriteAstrologers(client, { consultant_ids: [8, 777], action: 'add' })).rejects.toMatchObject(
      { status: 400, body: { consultant_ids: [expect.stringContaining('777')] } },
    )
    expect(await manageFavouriteAstrologers(client, { consultant_ids: [], action: 'remove' })).toEqual(added)
    expect(await manageFavouriteAstrologers(client, { consultant_ids: [5, 3], action: 'remove' })).toEqual({
      consultant_ids: [4],
    })
  })

  test('require a sign-in session, a known astrologer and a valid action', async () => {
    const me = await backend.newCustomer()
    const path = '/api/v1/astro/consultants/3/mark-favourite/'
    expect((await backend.ask('PATCH', path, { body: { action: 'add' } })).status).toBe(401)
    expect((await backend.ask('PATCH', path, { as: me, body: { action: 'toggle' } })).status).toBe(400)
    expect((await backend.ask('PATCH', path.replace('3', '999'), { as: me, body: { action: 'add' } })).status).toBe(404)
  })
})

describe('recommendations', () => {
  test('leave out the reference astrologer and have the requested number', async () => {
    const beside = await listRecommendedAstrologers(visitor, { astro_count: 50, consultant_id: MEERA })
    expect(idsOf(beside)).not.toContain(MEERA)
    expect(beside[0]?.specialities).toEqual(expect.arrayContaining(['Vedic', 'Marriage & matching']))
    expect(await listRecommendedAstrologers(visitor)).toHaveLength(3)
    expect(await listRecommendedAstrologers(visitor, { astro_count: 100_000 })).toHaveLength(50)
    expect(await listRecommendedAstrologers(visitor, { consultant_id: 4711 })).toHaveLength(3)
  })

  test('follow the favourites of a customer, or else availability and rating', async () => {
    const { client } = await fixture.newCustomer(0)
    const unknown = await listPersonalRecommendations(client)
    expect(idsOf(unknown)).toEqual(idsOf(await listPersonalRecommendations(visitor)))
    await setAstrologerFavourite(client, { id: 31 }, { action: 'add' })
    const mine = await listPersonalRecommendations(client)
    expect(idsOf(mine)).not.toContain(31)
    expect(mine.every((one) => one.languages.includes('Tamil') || one.specialities.includes('Family'))).toBe(true)
  })
})
