import type { Row } from '@tarapath/api-client/table'
import fc from 'fast-check'
import type { z } from 'zod'
import { inputFor, junk, type Hints } from './input-for.ts'

/** Who sends a request: two customers, an astrologer, a visitor, and a caller with a forged token. */
export const CALLERS = ['asha', 'ravi', 'meera', 'visitor', 'forged'] as const

export interface FuzzedRequest {
  caller: (typeof CALLERS)[number]
  /** With its query. */
  path: string
  headers: Record<string, string>
  body: string | FormData | undefined
}

const NAMES = ['__proto__', 'constructor', 'toString', 'limit', 'offset', 'ordering', 'a[]', 'a[b]', '']
/** Bodies that are cut off, too deep, too large or of the wrong type. */
const BROKEN = [
  '{',
  '[1,',
  '"',
  '\0',
  '{"a":1}}',
  '['.repeat(5000),
  '{"a":'.repeat(5000),
  `{"a":"${'x'.repeat(1_000_000)}"}`,
  '\ufeff{}',
  'null',
  '7',
]
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/xml',
  ';',
  '',
]
/** Raw path parameters. */
const RAW_PATH_PARAMS = ['%', '%E0%A4%A', '%2F..%2F', '%00', '-', '1'.repeat(4000)]

/** Requests to one endpoint: valid, nearly valid, and junk. */
export function requestFor(row: Row, hints: Hints): fc.Arbitrary<FuzzedRequest> {
  return fc.constantFrom(0, 0, 8, 8, 60).chain((junkPercent) => {
    const sometimes = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
      junkPercent === 0 ? usual : fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd })
    // Junk inside, but always an object, as paths and queries are.
    const part = (schema: z.ZodObject) =>
      inputFor(schema, hints, junkPercent).map((value) => (isRecord(value) ? value : {}))
    return fc
      .record({
        caller: callerFor(row, junkPercent),
        pathParams: part(row.pathParams),
        rawPathParam: sometimes(fc.constant(null), fc.constantFrom(...RAW_PATH_PARAMS)),
        query: part(row.query),
        extraQuery: sometimes(
          fc.constant<[string, unknown][]>([]),
          fc.array(fc.tuple(fc.constantFrom(...NAMES, ...Object.keys(row.query.shape)), junk), { maxLength: 4 }),
        ),
        body: row.body === null ? fc.constant(undefined) : inputFor(row.body, hints, junkPercent),
        broken: sometimes(fc.constant(null), fc.constantFrom(...BROKEN)),
        type: sometimes(fc.constant('application/json'), fc.constantFrom(...TYPES)),
        asForm: fc.boolean(),
        key: fc.constantFrom(undefined, undefined, 'the same key', 'x'.repeat(300), ' '),
      })
      .map(({ caller, pathParams, rawPathParam, query, extraQuery, body, broken, type, asForm, key }) => {
        const path = row.path.replaceAll(
          /\{(\w+)\}/g,
          (_, name: string) => rawPathParam ?? (segment(pathParams[name]) || '-'),
        )
        const pairs = [...Object.entries(query), ...extraQuery].flatMap(([name, value]) =>
          (Array.isArray(value) ? value : [value]).map((item) => `${encode(name)}=${encode(item)}`),
        )
        const sent = row.method === 'GET' ? undefined : (broken ?? (asForm ? formOf(body) : jsonOf(body)))
        return {
          caller,
          path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
          body: sent,
          headers: {
            ...(typeof sent === 'string' && type !== '' && { 'content-type': type }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
        }
      })
  })
}

/** Valid requests come from callers who are allowed to send them. */
function callerFor(row: Row, junkPercent: number): fc.Arbitrary<FuzzedRequest['caller']> {
  if (junkPercent > 0) return fc.constantFrom(...CALLERS)
  if (row.role === 'consultant') return fc.constantFrom('meera')
  return row.auth === 'required' ? fc.constantFrom('asha', 'ravi', 'meera') : fc.constantFrom('asha', 'visitor')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const jsonOf = (value: unknown): string | undefined => JSON.stringify(value)

/** A form when the body contains a file, else JSON. */
function formOf(value: unknown): string | FormData | undefined {
  const fields = Object.entries(value ?? {})
  const values = fields.find(([name]) => name === 'values')
  if (values === undefined && !fields.some(([, field]) => field instanceof File)) return jsonOf(value)
  const form = new FormData()
  for (const [name, field] of values ? Object.entries((values[1] ?? {}) as object) : fields)
    form.append(name, field instanceof File ? field : textOf(field))
  return form
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const encode = (value: unknown): string => encodeURIComponent(textOf(value))

/** `.` and `..` would be resolved, encoded or not, and address another path. */
const segment = (value: unknown): string => encode(value).replace(/^\.{1,2}$/, '-')
