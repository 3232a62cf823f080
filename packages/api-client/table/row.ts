import { z } from 'zod'

/**
 * none: never sends a token. optional: sends one when there is a session.
 * required: needs a session.
 */
export type Auth = 'none' | 'optional' | 'required'
/** safe: a read. idempotent: a second try changes nothing more. none: never retried, also not under its idempotency key. */
export type Retry = 'safe' | 'idempotent' | 'none'
/** auto: a 401, or a missing access token, may start the one shared refresh. never: it may not. */
export type Refresh = 'auto' | 'never'
export type Role = 'visitor' | 'customer' | 'consultant'

interface Definition<
  AuthOf extends Auth,
  Response extends z.ZodType,
  Params extends z.ZodRawShape,
  Query extends z.ZodObject,
  Body extends z.ZodType | null,
> {
  /** One sentence for the documentation. */
  summary: string
  auth: AuthOf
  response: Response
  /** One schema for each `{parameter}` of the path. */
  params?: Params
  query?: Query
  /** What a caller may pass where that is narrower than `query`. */
  queryInput?: z.ZodType
  /** An optional schema makes the body optional. */
  body?: Body
  /** Body fields the client copies from the path, by name: `{ tip_amount: 'amount' }`. */
  bodyFromPath?: Record<string, string>
  status?: 200 | 201
  errors?: z.ZodType[]
  refresh?: Refresh
  retry?: Retry
  /** The client creates an Idempotency-Key for each request, and keeps it when it sends the request again after a 401. */
  idempotencyKey?: boolean
  role?: Role
  /** A public page may send this request while it is rendered on the server. */
  ssr?: boolean
  /** A successful reply starts a session, or any reply ends it. */
  session?: 'starts' | 'ends'
  /** The product does not show that a request to this endpoint failed. */
  silent?: boolean
  /** Outlives the page; a failure resolves to undefined. */
  fireAndForget?: boolean
  cache?: 'no-store'
  /** The endpoint with the same method and path. */
  sameAs?: string
  deprecated?: boolean
  notes?: string
}

/** One endpoint of the platform. Query and path schemas describe decoded values: numbers, booleans, lists. */
export interface Row<
  MethodOf extends 'GET' | 'POST' | 'PATCH' = 'GET' | 'POST' | 'PATCH',
  AuthOf extends Auth = Auth,
  Response extends z.ZodType = z.ZodType,
  Params extends z.ZodRawShape = z.ZodRawShape,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType | null = z.ZodType | null,
> {
  method: MethodOf
  path: string
  summary: string
  auth: AuthOf
  pathParams: z.ZodObject<Params>
  query: Query
  queryInput: z.ZodType | null
  body: Body
  bodyRequired: boolean
  bodyFromPath: Record<string, string>
  response: Response
  status: 200 | 201
  errors: z.ZodType[]
  refresh: Refresh
  retry: Retry
  idempotencyKey: boolean
  role: Role
  paginated: boolean
  ssr: boolean
  session: 'starts' | 'ends' | null
  silent: boolean
  fireAndForget: boolean
  cache: 'no-store' | null
  sameAs: string | null
  deprecated: boolean
  notes: string
}

type Empty = Record<never, never>

function define<const MethodOf extends 'GET' | 'POST' | 'PATCH'>(method: MethodOf) {
  return <
    const AuthOf extends Auth,
    Response extends z.ZodType,
    Params extends z.ZodRawShape = Empty,
    Query extends z.ZodObject = z.ZodObject<Empty>,
    Body extends z.ZodType | null = null,
  >(
    path: `/api/${string}`,
    definition: Definition<AuthOf, Response, Params, Query, Body>,
  ): Row<MethodOf, AuthOf, Response, Params, Query, Body> => {
    const { auth, response, summary, body = null } = definition
    return {
      method,
      path,
      summary,
      auth,
      pathParams: z.object(definition.params ?? ({} as Params)),
      query: definition.query ?? (z.object({}) as unknown as Query),
      queryInput: definition.queryInput ?? null,
      body: body as Body,
      bodyRequired: body !== null && !body.safeParse(undefined).success,
      bodyFromPath: definition.bodyFromPath ?? {},
      response,
      status: definition.status ?? 200,
      errors: definition.errors ?? [],
      refresh: definition.refresh ?? (auth === 'none' ? 'never' : 'auto'),
      retry: definition.retry ?? (method === 'GET' ? 'safe' : 'none'),
      idempotencyKey: definition.idempotencyKey ?? false,
      role: definition.role ?? (auth === 'required' ? 'customer' : 'visitor'),
      paginated: z.globalRegistry.get(response)?.['generic'] === 'Paginated',
      ssr: definition.ssr ?? false,
      session: definition.session ?? null,
      silent: definition.silent ?? false,
      fireAndForget: definition.fireAndForget ?? false,
      cache: definition.cache ?? null,
      sameAs: definition.sameAs ?? null,
      deprecated: definition.deprecated ?? false,
      notes: definition.notes ?? '',
    }
  }
}

export const get = define('GET')
export const post = define('POST')
export const patch = define('PATCH')

/** Adds the group and the endpoint's name to each row. */
export function group<const Group extends string, Rows extends Record<string, object>>(name: Group, rows: Rows) {
  return Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, { name: key, group: name, ...row }])) as {
    [Name in keyof Rows]: Rows[Name] & { name: Name; group: Group }
  }
}
