// Made from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { formOf } from '../client/form-of.ts'
import { newKey } from '../client/new-key.ts'
import type {
  RegistrationForm,
  RegistrationReceipt,
} from './types.gen.ts'

/**
 * The fields somebody fills in to become a consultant.
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
 * The fields are those of `getConsultantRegistrationForm`. With a file among them the body is multipart and each
 * value is a form field of its own.
 *
 * `POST /api/v2/astro/register/`. Carries the token when there is a session. Refusals: `FieldErrors`.
 */
export function registerConsultant(
  client: Client,
  body: { values: { [key: string]: string | number | boolean | string[] | Blob } },
  options?: CallOptions,
): Promise<RegistrationReceipt> {
  return client.call(
    { name: 'registerConsultant', method: 'POST', path: '/api/v2/astro/register/', auth: 'optional', newKey: newKey, form: formOf },
    options,
    undefined,
    body,
  )
}
