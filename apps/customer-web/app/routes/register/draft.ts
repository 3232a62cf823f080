import type { RegistrationReceipt } from '@tarapath/api-client/types'
import { readStored, writeStored } from '../../stored.ts'
import { storedAtom } from '../../stored-atom.ts'
import type { Answers } from './application.ts'

const DRAFT = 'astrologer_application'
const SENT = 'astrologer_application_sent'

export type Sent = Pick<RegistrationReceipt, 'reference' | 'created_at'>

const isText = (value: unknown): value is string => typeof value === 'string'

/** The answers that were written on this device and not sent. */
export function storedAnswers(): Answers {
  const stored = readStored(DRAFT)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => isText(value) || (Array.isArray(value) && value.every(isText))),
  ) as Answers
}

export const storeAnswers = (answers: Answers | null): void => writeStored(DRAFT, answers)

/** The application that was sent from this device. */
export const sentAtom = storedAtom(SENT)

export function readSent(stored: unknown): Sent | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { reference, created_at } = stored as Partial<Record<keyof Sent, unknown>>
  return isText(reference) && isText(created_at) ? { reference, created_at } : null
}
