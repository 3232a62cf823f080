import { z } from 'zod'
import { entity } from '../named.ts'
import { Id, IsoDateTime } from '../scalars.ts'

export const RegistrationField = entity('RegistrationField', {
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'email', 'tel', 'number', 'date', 'select', 'multiselect', 'file', 'textarea']),
  required: z.boolean(),
  max_length: z.number().nullable(),
  min: z.string().optional().describe('The minimum, as in HTML: a number or a date.'),
  max: z.string().optional().describe('The maximum, as in HTML: a number or a date.'),
  pattern: z.string().optional().describe('The pattern that the whole value must match, as in HTML.'),
  hint: z.string().optional().describe('The limits as a sentence; also the error message for a value outside them.'),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})

export const RegistrationForm = entity('RegistrationForm', {
  version: z.number(),
  sections: z.array(z.object({ title: z.string(), fields: z.array(RegistrationField) })),
})

export const RegistrationReceipt = entity('RegistrationReceipt', {
  id: Id,
  status: z.enum(['received', 'in_review', 'approved', 'rejected']),
  reference: z.string(),
  created_at: IsoDateTime,
})
