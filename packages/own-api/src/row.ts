import type { Auth, Retry, Row } from '@tarapath/api-client/table'
import { z } from 'zod'

type Empty = Record<never, never>

interface Definition<AuthOf extends Auth, Response extends z.ZodType, Body extends z.ZodType | null> {
  summary: string
  auth: AuthOf
  response: Response
  body: Body
  retry: Retry
}

/** A row as in the table of the contract, for what our endpoints need: no path parameters, no query, status 200. */
export function row<
  const Name extends string,
  const Group extends string,
  const MethodOf extends 'GET' | 'POST',
  const AuthOf extends Auth,
  Response extends z.ZodType,
  Body extends z.ZodType | null,
>(
  name: Name,
  group: Group,
  [method, path]: readonly [MethodOf, `/api/tarapath/v1/${string}/`],
  { summary, auth, response, body, retry }: Definition<AuthOf, Response, Body>,
): Row<MethodOf, AuthOf, Response, Empty, z.ZodObject<Empty>, Body> & { name: Name; group: Group } {
  return {
    name,
    group,
    method,
    path,
    summary,
    auth,
    pathParams: z.object({}),
    query: z.object({}),
    queryInput: null,
    body,
    bodyRequired: body !== null,
    bodyFromPath: {},
    response,
    status: 200,
    errors: [],
    refresh: 'auto',
    retry,
    idempotencyKey: false,
    role: 'customer',
    paginated: false,
    ssr: false,
    session: null,
    silent: false,
    fireAndForget: false,
    cache: null,
    sameAs: null,
    deprecated: false,
    notes: '',
  }
}
