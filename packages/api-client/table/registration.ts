import { z } from 'zod'
import { RegistrationForm, RegistrationReceipt } from './entities/registration.ts'
import { FieldErrors } from './errors.ts'
import { get, group, post } from './row.ts'
import { Upload } from './scalars.ts'

export const registration = group('registration', {
  getConsultantRegistrationForm: get('/api/v2/astro/register/form-fields/', {
    summary: 'The fields of the consultant registration form.',
    auth: 'none',
    response: RegistrationForm,
  }),

  registerConsultant: post('/api/v2/astro/register/', {
    summary: 'Applies to become a consultant.',
    auth: 'optional',
    body: z.object({
      values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), Upload])),
    }),
    status: 201,
    response: RegistrationReceipt,
    errors: [FieldErrors],
    idempotencyKey: true,
    notes:
      'The fields are those of `getConsultantRegistrationForm`. If one of them is a file, the body is multipart and each value is a separate form field.',
  }),
})
