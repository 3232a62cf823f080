import type { Row } from '@tarapath/api-client/table'
import fc from 'fast-check'
import type { z } from 'zod'
import { inputFor, junk, type Hints } from './input-for.ts'

/** Who may send it: somebody with things of her own, somebody else, an astrologer, nobody, and a liar. */
export const CALLERS = ['asha', 'ravi', 'meera', 'nobody', 'forged'] as const

export interface FuzzedRequest {
  caller: (typeof CALLERS)[number]
  /** With its query. */
  path: string
  headers: Record<string, string>
  body: string | FormData | undefined
}

const NAMES = ['__proto__', 'constructor', 'toString', 'limit', 'offset', 'ordering', 'a[]', 'a[b]', '']
/** Cut off, too deep, too large, or of the wrong kind. */
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
/** Holes of a path that no server may trip over. */
const RAW_PATH_PARAMS = ['%', '%E0%A4%A', '%2F..%2F', '%00', '-', '1'.repeat(4000)]

/** Requests to one row: valid ones, ones that are nearly so, and junk. */
export function requestFor(row: Row, hints: Hints): fc.Arbitrary<FuzzedRequest> {
  return fc.constantFrom(0, 0, 8, 8, 60).chain((junkPercent) => {
    const oddly = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
      junkPercent === 0 ? usual : fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd })
    // Whatever junk is inside: a path and a query are names with values.
    const part = (schema: z.ZodObject) =>
      inputFor(schema, hints, junkPercent).map((value) => (isRecord(value) ? value : {}))
    return fc
      .record({
        caller: callerFor(row, junkPercent),
        pathParams: part(row.pathParams),
        rawPathParam: oddly(fc.constant(null), fc.constantFrom(...RAW_PATH_PARAMS)),
        query: part(row.query),
        more: oddly(
          fc.constant<[string, unknown][]>([]),
          fc.array(fc.tuple(fc.constantFrom(...NAMES, ...Object.keys(row.query.shape)), junk), { maxLength: 4 }),
        ),
        body: row.body === null ? fc.constant(undefined) : inputFor(row.body, hints, junkPercent),
        broken: oddly(fc.constant(null), fc.constantFrom(...BROKEN)),
        type: oddly(fc.constant('application/json'), fc.constantFrom(...TYPES)),
        asForm: fc.boolean(),
        key: fc.constantFrom(undefined, undefined, 'the same key', 'x'.repeat(300), ' '),
      })
      .map(({ caller, pathParams, rawPathParam, query, more, body, broken, type, asForm, key }) => {
        const path = row.path.replaceAll(
          /\{(\w+)\}/g,
          (_, name: string) => rawPathParam ?? (segment(pathParams[name]) || '-'),
        )
        const pairs = [...Object.entries(query), ...more].flatMap(([name, value]) =>
          (Array.isArray(value) ? value : [value]).map((one) => `${encode(name)}=${encode(one)}`),
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

/** Valid requests come from those who may send them. */
function callerFor(row: Row, junkPercent: number): fc.Arbitrary<FuzzedRequest['caller']> {
  if (junkPercent > 0) return fc.constantFrom(...CALLERS)
  if (row.role === 'consultant') return fc.constantFrom('meera')
  return row.auth === 'required' ? fc.constantFrom('asha', 'ravi', 'meera') : fc.constantFrom('asha', 'nobody')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const jsonOf = (value: unknown): string | undefined => JSON.stringify(value)

/** A form where the body holds a file; everything else goes as JSON. */
function formOf(value: unknown): string | FormData | undefined {
  const fields = Object.entries(value ?? {})
  const open = fields.find(([name]) => name === 'values')
  if (open === undefined && !fields.some(([, field]) => field instanceof File)) return jsonOf(value)
  const form = new FormData()
  for (const [name, field] of open ? Object.entries((open[1] ?? {}) as object) : fields)
    form.append(name, field instanceof File ? field : textOf(field))
  return form
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const encode = (value: unknown): string => encodeURIComponent(textOf(value))

/** Dots alone would be resolved, encoded or not, and ask for another path. */
const segment = (value: unknown): string => encode(value).replace(/^\.{1,2}$/, '-')
