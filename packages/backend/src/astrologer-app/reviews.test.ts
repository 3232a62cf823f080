import { listAstrologerReviews } from '@tarapath/api-client/astrologers'
import { openFixture, type Fixture } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAstrologerReview } from '../astrologers/index.ts'
import { ownReviews, replyAsAstrologer } from './reviews.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

test('a reply is shown below the review, masked, and can be changed and removed by its astrologer only', async () => {
  const { db } = fixture.backend.database
  const [astrologerId, another] = [await fixture.newAstrologer(), await fixture.newAstrologer()]
  const customer = await fixture.newCustomer()
  const review = { astrologerId, customerId: customer.id, customerName: 'Priya Shah', stars: 4, comment: 'Clear.' }
  const now = fixture.backend.controls.clock.now()
  const added = await addAstrologerReview(db, now, { ...review, consultationId: 9_000_001 })
  const reply = (text: string, by = astrologerId) => replyAsAstrologer(db, by, { review_id: added!.id, reply: text })
  const shown = async () => (await listAstrologerReviews(fixture.visitor(), { id: astrologerId })).results[0]?.reply

  expect((await ownReviews(db, astrologerId, undefined)).results).toMatchObject([
    { customer_name: 'Priya S.', stars: 4, comment: 'Clear.', reply: null },
  ])
  await expect(reply('Thank you.', another)).rejects.toMatchObject({ code: 'not_found' })
  await reply('Thank you. Call me on 98765 43210.')
  expect(await shown()).toMatch(/^Thank you\. Call me on \*/)
  await reply('Thank you, Priya.')
  expect(await shown()).toBe('Thank you, Priya.')
  await reply(' \u200b ')
  expect(await shown()).toBeNull()
})

test('more reviews than a page come by the id of the last one', async () => {
  const { db } = fixture.backend.database
  const astrologerId = await fixture.newAstrologer()
  const customer = await fixture.newCustomer()
  for (let index = 0; index < 21; index += 1)
    await addAstrologerReview(db, fixture.backend.controls.clock.now(), {
      astrologerId,
      customerId: customer.id,
      consultationId: 9_100_000 + index,
      customerName: 'Priya',
      stars: 5,
      comment: `Review ${index}`,
    })
  const first = await ownReviews(db, astrologerId, undefined)
  expect([first.results.length, first.results[0]?.comment]).toEqual([20, 'Review 20'])
  const second = await ownReviews(db, astrologerId, first.next_before ?? undefined)
  expect([second.results.map(({ comment }) => comment), second.next_before]).toEqual([['Review 0'], null])
})
