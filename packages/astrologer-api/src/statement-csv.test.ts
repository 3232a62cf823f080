import { expect, test } from 'vitest'
import { statementCsv } from './statement-csv.ts'

const NOTHING = {
  consultations_paise: 0,
  tips_paise: 0,
  refunds_paise: 0,
  payouts_paise: 0,
  others_paise: 0,
  customers_paise: 0,
  gst_paise: 0,
  platform_paise: 0,
}

test('each day has its amounts in rupees and the balance after it', () => {
  const days = [
    {
      ...NOTHING,
      date: '2026-11-02',
      consultations_paise: 120_050,
      tips_paise: 1100,
      refunds_paise: -5,
      customers_paise: 241_190,
      gst_paise: 36_625,
      platform_paise: 83_420,
    },
    { ...NOTHING, date: '2026-11-09', payouts_paise: -121_245 },
  ]
  const csv = statementCsv({ month: '2026-11', opening_paise: 100, days, closing_paise: 0 })
  expect(csv.split('\r\n')).toEqual([
    'Date,Customers paid,GST,Tarapath,Consultations,Tips,Refunds,Payouts,Others,Balance',
    'before 2026-11,,,,,,,,,1.00',
    '2026-11-02,2411.90,366.25,834.20,1200.50,11.00,-0.05,0.00,0.00,1212.45',
    '2026-11-09,0.00,0.00,0.00,0.00,0.00,0.00,-1212.45,0.00,0.00',
    '',
  ])
})
