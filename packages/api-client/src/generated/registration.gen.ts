// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { createIdempotencyKey } from '../client/create-idempotency-key.ts'
import { toFormData } from '../client/to-form-data.ts'
import type {
  RegistrationForm,
  RegistrationReceipt,
} from './types.gen.ts'

/**
 * The fields of the consultant registration form.
 *
 * `GET /api/v2/astro/register/form-fields/`.
 */
export function getConsultantRegistrationForm(
  client: Client,
  options?: CallOptions,
): Promise<RegistrationForm> {
  return client.call(
    { name: 'getConsultantRegistrationForm', method: 'GET', path: '/api/v2/astro/register/form-fields/' },
    options,
  )
}

/**
 * Applies to become a consultant.
 *
 * The fields are those of `getConsultantRegistrationForm`. If one of them is a file, the body is multipart and
 * each value is a separate form field.
 *
 * `POST /api/v2/astro/register/`. Sends the token when there is a session. Errors: `FieldErrors`.
 */
export function registerConsultant(
  client: Client,
  body: { values: { [key: string]: string | number | boolean | string[] | Blob } },
  options?: CallOptions,
): Promise<RegistrationReceipt> {
  return client.call(
    { name: 'registerConsultant', method: 'POST', path: '/api/v2/astro/register/', auth: 'optional', createKey: createIdempotencyKey, toForm: toFormData },
    options,
    undefined,
    body,
  )
}
