import { astrologers } from '../astrologers/index.ts'
import { consultations, type Consultation } from './tables.ts'
import { customers } from '../identity/index.ts'

export interface NamedConsultation {
  consultation: Consultation
  astrologerName: string
  customer: { name: string; phone: string }
}

/** A consultation with who had it, for a person to read: to be selected where all three are joined. */
export const namedConsultation = {
  consultation: consultations,
  astrologerName: astrologers.name,
  customer: { name: customers.name, phone: customers.phone },
}
