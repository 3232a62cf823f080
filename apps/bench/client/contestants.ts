import { objectOf, type Operation } from './operations.ts'

/** A client, and how calls are written with it. */
export interface Contestant {
  name: string
  /** The source that a file needs before its first call. */
  opening(operations: readonly Operation[]): string
  /** One call, as an expression. */
  call(operation: Operation): string
}

const BASE = 'http://bench.test'
const isEmpty = (values: object): boolean => Object.keys(values).length === 0
const listed = (parts: (string | false | null)[]): string => parts.filter(Boolean).join(', ')
const names = (operations: readonly Operation[]): string => operations.map(({ name }) => name).join(', ')

/** `{ path: …, query: …, body: … }` with the client's own names, without the empty parts. */
const parts = (operation: Operation, as: { path: string; query: string; body: string }): Record<string, string> => ({
  ...(!isEmpty(operation.pathValues) && { [as.path]: objectOf(operation.pathValues) }),
  ...(!isEmpty(operation.query) && { [as.query]: objectOf(operation.query) }),
  ...(operation.body !== null && { [as.body]: operation.body }),
})

/** `/a/{id}/` as a template literal that encodes its values. */
const template = ({ path, pathValues }: Operation): string =>
  `\`${path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => `\${encodeURIComponent(${pathValues[name]})}`)}\``

const formOf = (body: string): string => `formOf(${body})`
const FORM = `const formOf = (values: Record<string, string | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}`

const heyApi = (name: string, folder: string): Contestant => ({
  name,
  opening: (operations) => `import { client } from './${folder}/client.gen'
import { ${names(operations)} } from './${folder}/sdk.gen'
client.setConfig({ baseUrl: '${BASE}', throwOnError: true })`,
  call(operation) {
    const given = parts(operation, { path: 'path', query: 'query', body: 'body' })
    return `${operation.name}(${isEmpty(given) ? '' : objectOf(given)})`
  },
})

export const contestants: Contestant[] = [
  {
    name: '@tarapath/api-client',
    opening: (operations) => `import { createClient, ${names(operations)} } from '@tarapath/api-client'
const client = createClient({ baseUrl: '${BASE}' })`,
    call({ name, pathValues, query, takesQuery, pathNames, body }) {
      const takesInput = takesQuery || pathNames.length > 0
      const input = { ...pathValues, ...query }
      const needsInput = takesInput && (!isEmpty(input) || body !== null)
      // The amount is in the path, and the client copies it into the body.
      const own = name === 'sendTip' ? '{}' : body
      return `${name}(${listed(['client', needsInput && objectOf(input), own])})`
    },
  },
  {
    name: 'ky alone',
    opening: (operations) => `import ky from 'ky'
const api = ky.create({ prefix: '${BASE}' })
${operations.some(({ isForm }) => isForm) ? FORM : ''}`,
    call(operation) {
      const { method, query, body, isForm } = operation
      const options = {
        ...(!isEmpty(query) && { searchParams: objectOf(query) }),
        ...(body !== null && (isForm ? { body: formOf(body) } : { json: body })),
      }
      return `api.${method}(${listed([template(operation), !isEmpty(options) && objectOf(options)])}).json<unknown>()`
    },
  },
  {
    name: 'openapi-fetch',
    opening: () => `import createClient from 'openapi-fetch'
import type { paths } from './openapi-fetch'
const client = createClient<paths>({ baseUrl: '${BASE}' })`,
    call(operation) {
      const { path, query, body } = parts(operation, { path: 'path', query: 'query', body: 'body' })
      const params = { ...(path && { path }), ...(query && { query }) }
      const options = {
        ...(!isEmpty(params) && { params: objectOf(params) }),
        ...(body && { body: operation.isForm ? `${body} as never` : body }),
      }
      return `client.${operation.method.toUpperCase()}(${listed([`'${operation.path}'`, !isEmpty(options) && objectOf(options)])})`
    },
  },
  heyApi('hey-api, fetch', 'hey-fetch'),
  heyApi('hey-api, ky', 'hey-ky'),
  {
    name: 'orval, fetch',
    opening: (operations) => `import { ${names(operations)} } from './orval'`,
    call: ({ name, pathNames, pathValues, query, body }) =>
      `${name}(${listed([...pathNames.map((hole) => pathValues[hole]!), body, !isEmpty(query) && objectOf(query)])})`,
  },
  {
    name: 'ts-rest',
    opening: (operations) => `import { initClient } from '@ts-rest/core'
import { ${names(operations)} } from './ts-rest'
const client = initClient({ ${names(operations)} }, { baseUrl: '${BASE}', baseHeaders: {} })`,
    call(operation) {
      const given = parts(operation, { path: 'params', query: 'query', body: 'body' })
      if (operation.isForm) given['body'] = `${given['body']} as never`
      return `client.${operation.name}(${isEmpty(given) ? '' : objectOf(given)})`
    },
  },
  {
    name: 'zodios',
    opening: () => `import { createApiClient } from './zodios'
const client = createApiClient('${BASE}', { axiosConfig: { adapter: 'fetch' } })`,
    call({ name, method, pathValues, query, body }) {
      const options = {
        ...(!isEmpty(pathValues) && { params: objectOf(pathValues) }),
        ...(!isEmpty(query) && { queries: objectOf(query) }),
      }
      const config = !isEmpty(options) && objectOf(options)
      if (method === 'get') return `client.${name}(${listed([config])})`
      return `client.${name}(${listed([body ?? 'undefined', config])})`
    },
  },
  {
    name: 'axios',
    opening: (operations) => `import axios from 'axios'
const api = axios.create({ baseURL: '${BASE}', adapter: 'fetch' })
${operations.some(({ isForm }) => isForm) ? FORM : ''}`,
    call(operation) {
      const { method, query, body, isForm } = operation
      const config = !isEmpty(query) && objectOf({ params: objectOf(query) })
      const payload = body !== null && isForm ? formOf(body) : (body ?? '{}')
      return `api.${method}<unknown>(${listed([`'/' + ${template(operation)}`, method !== 'get' && payload, config])})`
    },
  },
]

/** A file with one function for each of these calls. */
export const sourceOf = (contestant: Contestant, operations: readonly Operation[]): string =>
  `${contestant.opening(operations)}
export const calls = {
${operations.map((operation) => `  ${operation.name}: () => ${contestant.call(operation)},`).join('\n')}
}
`
