import { astrologers } from '../astrologers/index.ts'
import { consultations, type Consultation } from './tables.ts'
import { customers } from '../identity/index.ts'

export interface ConsultationWithNames {
  consultation: Consultation
  astrologerName: string
  customer: { name: string; phone: string }
}

/** The columns of a `ConsultationWithNames`, for a query that joins all three tables. */
export const consultationWithNames = {
  consultation: consultations,
  astrologerName: astrologers.name,
  customer: { name: customers.name, phone: customers.phone },
}
