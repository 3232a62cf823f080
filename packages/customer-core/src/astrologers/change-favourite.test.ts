import { createClient, memoryStorage } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import { openTestBackend, TEST_ORIGIN } from '@tarapath/backend-testing'
import { expect, test } from 'vitest'
import { changeFavourite } from './change-favourite.ts'

test('a favourite is saved by a request that outlives the page', async () => {
  const backend = await openTestBackend()
  const outliving: string[] = []
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    storage: memoryStorage(await backend.newCustomer()),
    fetch(input, init) {
      const request = new Request(input, init)
      if (request.keepalive) outliving.push(request.method)
      return backend.fetch(request)
    },
  })
  const { id } = (await listAstrologers(api, { limit: 1 })).results[0]!
  await changeFavourite(api, id, { action: 'add', failed: 'Could not save it.' })
  expect(outliving).toEqual(['PATCH'])
  expect((await getMyProfile(api)).favourite_consultant_ids).toEqual([id])
  await backend.close()
})
