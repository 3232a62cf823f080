import { CALCULATORS } from '@tarapath/backend/horoscope'
import type { TestCustomer } from '../open-test-backend.ts'
import type { Hints } from './input-for.ts'

export interface KnownIds {
  asha: TestCustomer
  ravi: TestCustomer
  spare: TestCustomer
  liveStream: number
  running: unknown
  recharges: Record<string, unknown>[]
  enrolments: Record<string, unknown>[]
  code: string
}

/** Values that mean something in a field of this name. */
export const hintsFor = ({ asha, ravi, spare, liveStream, running, recharges, enrolments, code }: KnownIds): Hints => {
  const ids = [asha.id, ravi.id, running, liveStream, 1, 2, 2 ** 31 - 1]
  return {
    '': ['Bengaluru, Karnataka', 'gayatri-mantra', 'navagraha', 'gemstones', 'pearl', 'all', '1984-02-11', asha.phone],
    id: ids,
    consultation_id: [running, running, 1],
    consultant_id: [1, 2, 3, 59, 60],
    live_stream_id: [liveStream, 1],
    user_id: [asha.id, ravi.id],
    course_id: [1, 2],
    enrollment_id: enrolments.map((enrolment) => enrolment['id']),
    txn_id: recharges.map((recharge) => recharge['txn_id']),
    product_id: [1, 2, 3],
    phone_number: [asha.phone, ravi.phone, spare.phone, '98450 12345'],
    otp_key: [code, '000000'],
    refresh: [spare.refresh, spare.access],
    email: ['asha@example.in'],
    amount: [51, 101, 500, 1.5],
    tip_amount: [51, 101],
    coupon_code: ['NAMASTE20', 'SHUBH50'],
    code: ['NAMASTE20', 'SHUBH50'],
    slug: ['gayatri-mantra', 'navagraha', 'pearl'],
    category__slug: ['gemstones', 'books'],
    country_code: ['+91'],
    language: ['hi', 'gu', 'en'],
    place_id: ['IN12.9719,77.5937'],
    term: ['Jaip', 'Jaipur', 'Beng'],
    product: [...CALCULATORS.keys()],
    calculator_type: [...CALCULATORS.values()].flatMap((calculators) => Object.keys(calculators)),
    date_of_birth: ['1984-02-11', '2000-02-29', '1900-01-01'],
    partner_date_of_birth: ['1992-02-03'],
    time_of_birth: ['06:45', '00:00'],
    timezone: ['Asia/Kolkata', 'Mars/Olympus'],
    latitude: [26.92, -90, 90],
    longitude: [75.79, -180, 180],
    pincode: ['576101'],
    path: ['/chat', '//evil.example', '/wallet?a=1'],
    name: ['Asha Rao', 'आशा राव'],
    text: ['Namaste', '🙏'],
  }
}
