import { openTestBackend, type TestBackend } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologerAccount, PLATFORM, post } from '../ledger/index.ts'
import { readStatement } from './read-statement.ts'

const ASTROLOGER = 7

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

test('a statement has the days of a month of India, and the balances are those of the ledger', async () => {
  const { db } = backend.database
  let causes = 0
  const book = (at: string, kind: string, paise: number) => {
    const lines = [
      { account: astrologerAccount(ASTROLOGER), paise },
      { account: PLATFORM.revenue, paise: -paise },
    ]
    return post(db, new Date(at), { cause: `statement ${(causes += 1)}`, kind, title: 'A booking', lines })
  }
  await book('2026-10-31T18:29:59Z', 'consultation', 1000)
  // Midnight in India.
  await book('2026-10-31T18:30:00Z', 'consultation', 2000)
  await book('2026-11-01T09:00:00Z', 'consultation', 500)
  await book('2026-11-01T09:01:00Z', 'tip', 1100)
  await book('2026-11-01T09:02:00Z', 'refund', -500)
  await book('2026-11-30T18:29:59Z', 'payout', -4000)
  await book('2026-11-30T18:30:00Z', 'tip', 300)

  const nothing = { consultations_paise: 0, tips_paise: 0, refunds_paise: 0, payouts_paise: 0, others_paise: 0 }
  expect(await readStatement(db, ASTROLOGER, '2026-11')).toEqual({
    month: '2026-11',
    opening_paise: 1000,
    days: [
      { ...nothing, date: '2026-11-01', consultations_paise: 2500, tips_paise: 1100, refunds_paise: -500 },
      { ...nothing, date: '2026-11-30', payouts_paise: -4000 },
    ],
    closing_paise: 100,
  })
  expect(await readStatement(db, ASTROLOGER, '2026-12')).toMatchObject({ opening_paise: 100, closing_paise: 400 })
  expect(await readStatement(db, ASTROLOGER, '2026-09')).toMatchObject({ opening_paise: 0, days: [], closing_paise: 0 })
})
