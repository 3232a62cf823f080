import type { Auth, Retry, Row } from '@tarapath/api-client/table'
import { z } from 'zod'

type Empty = Record<never, never>

interface Definition<
  AuthOf extends Auth,
  Response extends z.ZodType,
  Body extends z.ZodType | null,
  Query extends z.ZodObject,
> {
  summary: string
  auth: AuthOf
  response: Response
  body: Body
  retry: Retry
  query?: Query
  role?: 'consultant'
}

/** A row as in the table of the contract, for what endpoints of our own need: no path parameters, status 200. */
export function row<
  const Name extends string,
  const Group extends string,
  const MethodOf extends 'GET' | 'POST',
  const AuthOf extends Auth,
  Response extends z.ZodType,
  Body extends z.ZodType | null,
  Query extends z.ZodObject = z.ZodObject<Empty>,
>(
  name: Name,
  group: Group,
  [method, path]: readonly [MethodOf, `/api/${'tarapath' | 'astrologer'}/v1/${string}/`],
  { summary, auth, response, body, retry, query, role }: Definition<AuthOf, Response, Body, Query>,
): Row<MethodOf, AuthOf, Response, Empty, Query, Body> & { name: Name; group: Group } {
  return {
    name,
    group,
    method,
    path,
    summary,
    auth,
    pathParams: z.object({}),
    query: query ?? (z.object({}) as unknown as Query),
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
    role: role ?? (auth === 'required' ? 'customer' : 'visitor'),
    paginated: false,
    ssr: auth === 'none',
    session: null,
    silent: false,
    fireAndForget: false,
    cache: null,
    sameAs: null,
    deprecated: false,
    notes: '',
  }
}
