import { z } from 'zod'
import { entity, named } from './named.ts'
import { Rupees } from './scalars.ts'

export const Detail = entity('Detail', { detail: z.string() }, 'One sentence that says what happened.')

export const DetailError = entity(
  'DetailError',
  { detail: z.string(), code: z.string().optional() },
  'One sentence that says why the request failed.',
)
export const FieldErrors = named(
  'FieldErrors',
  z.record(z.string(), z.array(z.string())),
  'Error messages by field; `non_field_errors` holds those about the whole body.',
)
export const TokenError = entity(
  'TokenError',
  {
    detail: z.string(),
    code: z.enum(['token_not_valid', 'not_authenticated', 'user_inactive']),
    messages: z.array(z.object({ token_class: z.string(), token_type: z.string(), message: z.string() })).optional(),
  },
  'A 401 because of the token.',
)
export const InsufficientBalanceError = entity(
  'InsufficientBalanceError',
  { detail: z.string(), code: z.literal('insufficient_balance'), balance: Rupees, required: Rupees },
  'A 402: the wallet balance is too low.',
)
export const ThrottledError = entity(
  'ThrottledError',
  {
    detail: z.string(),
    code: z.literal('throttled'),
    wait: z.number().describe('Seconds until the next attempt is allowed.'),
  },
  'A 429; the Retry-After header has the same value as `wait`.',
)
