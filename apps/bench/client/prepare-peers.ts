import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { OPENAPI, operations } from './operations.ts'

const PEERS = fileURLToPath(new URL('../peers/', import.meta.url))
export const GENERATED = `${PEERS}generated/`

/** Installs the peers from their lockfile, and generates their clients from our OpenAPI document. */
export function preparePeers(): void {
  if (!existsSync(`${PEERS}node_modules/.modules.yaml`))
    run('pnpm', ['install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'])
  rmSync(GENERATED, { recursive: true, force: true })
  mkdirSync(GENERATED)
  const openapi = fileURLToPath(OPENAPI)
  run('pnpm', ['exec', 'openapi-typescript', openapi, '-o', 'generated/openapi-fetch.ts'])
  run('pnpm', ['exec', 'openapi-ts', '-i', openapi, '-o', 'generated/hey-fetch', '-c', '@hey-api/client-fetch'])
  run('pnpm', ['exec', 'openapi-ts', '-i', openapi, '-o', 'generated/hey-ky', '-c', '@hey-api/client-ky'])
  run('pnpm', ['exec', 'orval', '--config', 'orval.config.mjs'])
  run('pnpm', ['exec', 'openapi-zod-client', openapi, '-o', 'generated/zodios.ts', '--with-alias'])
  writeFileSync(`${GENERATED}ts-rest.ts`, tsRestContract())
}

/** The pinned version of a peer. */
export function versionOf(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(`${PEERS}package.json`, 'utf8')) as {
    dependencies: Record<string, string>
  }
  return dependencies[name]!
}

const run = (program: string, parameters: string[]): unknown =>
  execFileSync(program, parameters, { cwd: PEERS, stdio: ['ignore', 'ignore', 'inherit'] })

/** ts-rest has no generator. Its smallest contract has the types of openapi-typescript and no zod. */
function tsRestContract(): string {
  const rows = operations.map(({ name, method, path, pathNames, takesQuery, body }) => {
    const fields = [
      `method: '${method.toUpperCase()}'`,
      `path: '${path.replace(/\{(\w+)\}/g, ':$1')}'`,
      pathNames.length > 0 && `pathParams: c.type<operations['${name}']['parameters']['path']>()`,
      takesQuery && `query: c.type<NonNullable<operations['${name}']['parameters']['query']>>()`,
      method !== 'get' && (body === null ? 'body: c.noBody()' : `body: c.type<Body<'${name}'>>()`),
      `responses: { 200: c.type<Reply<'${name}'>>() }`,
    ]
    return `export const ${name} = c.query({ ${fields.filter(Boolean).join(', ')} })`.replace(
      'c.query(',
      method === 'get' ? 'c.query(' : 'c.mutation(',
    )
  })
  return `import { initContract } from '@ts-rest/core'
import type { operations } from './openapi-fetch'
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined
type Body<N extends keyof operations> = Content<NonNullable<operations[N]['requestBody']>>
type Reply<N extends keyof operations> = operations[N]['responses'] extends { 200: infer R } ? Content<R> : undefined
const c = initContract()
${rows.join('\n')}
`
}
