import type { SubmitUserQueryBody } from '@tarapath/api-client/content'
import { contactWords } from './words/contact.gen.ts'

/** What the form has, as it was written. */
export interface Draft {
  about: string
  name: string
  phone: string
  email: string
  message: string
}

export type Faults = Partial<Record<keyof Draft, string>>

export const TOPICS = ['question', 'money', 'order', 'data', 'complaint'] as const

const LONGEST = { about: 20, name: 120, phone: 20, email: 254, message: 4000 } as const

export function readDraft(form: FormData): Draft {
  const text = (field: keyof Draft) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.trim().slice(0, LONGEST[field]) : ''
  }
  return {
    about: text('about'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
  }
}

/** What is missing in a draft. The server of the API checks the rest. */
export function faultsOf({ name, phone, email, message }: Draft): Faults {
  const words = contactWords()
  return {
    ...(name === '' && { name: words.nameMissing }),
    ...(phone === '' && email === '' && { phone: words.reachMissing }),
    ...(message === '' && { message: words.messageMissing }),
  }
}

/** The query of a draft: the desk reads what it is about in its first line. */
export function toQuery({ about, name, phone, email, message }: Draft): SubmitUserQueryBody {
  const topic = TOPICS.find((one) => one === about)
  return {
    name,
    message:
      topic && topic !== 'question' ? `[${contactWords()[topic]}]\n${message}`.slice(0, LONGEST.message) : message,
    ...(phone !== '' && { phone_number: withCountry(phone) }),
    ...(email !== '' && { email }),
  }
}

/** Ten digits are an Indian number. */
function withCountry(phone: string): string {
  const digits = phone.replaceAll(/[\s-]/g, '')
  return /^\d{10}$/.test(digits) ? `+91${digits}` : digits
}
