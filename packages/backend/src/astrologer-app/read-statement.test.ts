import { openTestBackend, type TestBackend } from '@tarapath/backend-testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologerAccount, customerAccount, PLATFORM, post } from '../ledger/index.ts'
import { readStatement } from './read-statement.ts'

const ASTROLOGER = 7
const OTHER = 8

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

test('a statement has the days of a month of India, and the balances are those of the ledger', async () => {
  const { db } = backend.database
  await credit(1, 100_00)
  let causes = 0
  const book = (at: string, kind: string, paise: number, gst = 0) => {
    const lines =
      kind === 'payout'
        ? [{ account: PLATFORM.payouts, paise: -paise }]
        : [
            { account: customerAccount(1), paise: -2 * paise - gst },
            { account: PLATFORM.revenue, paise },
            ...(gst === 0 ? [] : [{ account: PLATFORM.gst, paise: gst }]),
          ]
    return post(db, new Date(at), {
      cause: `statement ${(causes += 1)}`,
      kind,
      title: 'A booking',
      lines: [{ account: astrologerAccount(ASTROLOGER), paise }, ...lines],
    })
  }
  await book('2026-10-31T18:29:59Z', 'consultation', 1000)
  // Midnight in India.
  await book('2026-10-31T18:30:00Z', 'consultation', 2000, 720)
  await book('2026-11-01T09:00:00Z', 'consultation', 500)
  await book('2026-11-01T09:01:00Z', 'tip', 1100)
  await book('2026-11-01T09:02:00Z', 'refund', -500)
  await book('2026-11-30T18:29:59Z', 'payout', -4000)
  await book('2026-11-30T18:30:00Z', 'tip', 300)
  await post(db, new Date('2026-11-01T10:00:00Z'), {
    cause: 'a consultation of another',
    kind: 'consultation',
    title: 'A booking',
    lines: [
      { account: astrologerAccount(OTHER), paise: 400 },
      { account: customerAccount(1), paise: -400 },
    ],
  })

  const nothing = {
    consultations_paise: 0,
    tips_paise: 0,
    refunds_paise: 0,
    payouts_paise: 0,
    others_paise: 0,
    customers_paise: 0,
    gst_paise: 0,
    platform_paise: 0,
  }
  expect(await readStatement(db, ASTROLOGER, '2026-11')).toEqual({
    month: '2026-11',
    opening_paise: 1000,
    days: [
      {
        ...nothing,
        date: '2026-11-01',
        consultations_paise: 2500,
        tips_paise: 1100,
        refunds_paise: -500,
        customers_paise: 2 * (2500 + 1100 - 500) + 720,
        gst_paise: 720,
        platform_paise: 2500 + 1100 - 500,
      },
      { ...nothing, date: '2026-11-30', payouts_paise: -4000 },
    ],
    closing_paise: 100,
  })
  expect(await readStatement(db, ASTROLOGER, '2026-12')).toMatchObject({ opening_paise: 100, closing_paise: 400 })
  expect(await readStatement(db, ASTROLOGER, '2026-09')).toMatchObject({ opening_paise: 0, days: [], closing_paise: 0 })
})

const credit = (customerId: number, paise: number) =>
  post(backend.database.db, new Date('2026-10-01T00:00:00Z'), {
    cause: `credit ${customerId} ${paise}`,
    kind: 'recharge',
    title: 'Recharge',
    lines: [
      { account: customerAccount(customerId), paise },
      { account: PLATFORM.gateway, paise: -paise },
    ],
  })

const sale = fc.record({
  kind: fc.constantFrom('consultation', 'tip', 'refund'),
  own: fc.integer({ min: 1, max: 500_00 }),
  gst: fc.integer({ min: 0, max: 90_00 }),
  platform: fc.integer({ min: 0, max: 500_00 }),
  day: fc.integer({ min: 1, max: 28 }),
})

test('each day the payments of customers are GST plus the shares of platform and astrologer, and months add up', async () => {
  const { db } = backend.database
  await credit(2, 2_000_000_00)
  let causes = 0
  let month = 0
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { maxLength: 12 }), async (sales) => {
      month += 1
      const name = `20${30 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
      for (const { kind, own, gst, platform, day } of sales) {
        const sign = kind === 'refund' ? -1 : 1
        const parts = [
          { account: astrologerAccount(OTHER), paise: sign * own },
          { account: PLATFORM.gst, paise: sign * gst },
          { account: PLATFORM.revenue, paise: sign * platform },
          { account: customerAccount(2), paise: -sign * (own + gst + platform) },
        ]
        await post(db, new Date(`${name}-${String(day).padStart(2, '0')}T06:00:00Z`), {
          cause: `split ${(causes += 1)}`,
          kind,
          title: 'A sale',
          lines: parts.filter(({ paise }) => paise !== 0),
        })
      }
      const { days, opening_paise: opening, closing_paise: closing } = await readStatement(db, OTHER, name)
      const ownOf = (day: (typeof days)[number]) => day.consultations_paise + day.tips_paise + day.refunds_paise
      for (const day of days) expect(day.customers_paise).toBe(day.gst_paise + day.platform_paise + ownOf(day))
      expect(opening + days.reduce((sum, day) => sum + ownOf(day), 0)).toBe(closing)
      const paid = sales.map(({ kind, own, gst, platform }) => (kind === 'refund' ? -1 : 1) * (own + gst + platform))
      expect(days.reduce((sum, day) => sum + day.customers_paise, 0)).toBe(paid.reduce((sum, each) => sum + each, 0))
    }),
    { numRuns: 25 },
  )
})
