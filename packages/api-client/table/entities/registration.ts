import { z } from 'zod'
import { entity } from '../named.ts'
import { Id, IsoDateTime } from '../scalars.ts'

export const RegistrationField = entity('RegistrationField', {
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'email', 'tel', 'number', 'date', 'select', 'multiselect', 'file', 'textarea']),
  required: z.boolean(),
  max_length: z.number().nullable(),
  min: z.string().optional().describe('The least, as in HTML: a number or a day.'),
  max: z.string().optional().describe('The most, as in HTML: a number or a day.'),
  pattern: z.string().optional().describe('What the whole text has to match, as in HTML.'),
  hint: z.string().optional().describe('The limits in a sentence; it is also what an answer beyond them is told.'),
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
