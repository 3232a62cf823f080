import { isPhoneNumber, phoneNumber } from '@tarapath/backend'
import { text } from './fields.ts'

/** A mobile number as people write it, in E.164. */
export const phoneField = text('The number', 40)
  .refine(isPhoneNumber, 'Enter a valid mobile number.')
  .transform((number) => phoneNumber(number))
