import type { BlockList } from 'node:net'
import { trustedProxies } from '@tarapath/node-host'

export interface Settings {
  port: number
  host: string
  /** Where the backend listens; the browser never learns it. */
  apiUrl: string
  /** The origin customers know, for canonical links; the request's own when not set. */
  publicOrigin: string | null
  /** Whose X-Forwarded-For is believed. Nobody's, unless TRUSTED_PROXIES names what stands before the website. */
  trustedProxies: BlockList
  /** On this origin, and nowhere else, a code is asked for before anything shows. */
  staging: { origin: string; code: string } | null
}

type EnvironmentVariables = Readonly<Record<string, string | undefined>>

/** Reads every setting once and says in one sentence what is wrong with it. */
export function readSettings(env: EnvironmentVariables): Settings {
  return {
    port: portIn(env),
    host: textIn(env, 'HOST') ?? '127.0.0.1',
    apiUrl: originIn(env, 'API_URL') ?? 'http://127.0.0.1:4100',
    publicOrigin: originIn(env, 'PUBLIC_ORIGIN'),
    trustedProxies: trustedProxies(textIn(env, 'TRUSTED_PROXIES') ?? ''),
    staging: stagingIn(env),
  }
}

const textIn = (env: EnvironmentVariables, name: string): string | null => env[name]?.trim() || null

function portIn(env: EnvironmentVariables): number {
  const text = textIn(env, 'PORT') ?? '3000'
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT is "${text}", which is no port number: set it to a number from 0 to 65535`)
}

function originIn(env: EnvironmentVariables, name: string): string | null {
  const text = textIn(env, name)
  if (text === null) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`${name} is "${text}", which is no address: set it to something like http://127.0.0.1:4100`)
}

function stagingIn(env: EnvironmentVariables): Settings['staging'] {
  const origin = originIn(env, 'STAGING_ORIGIN')
  const code = textIn(env, 'STAGING_CODE')
  if (origin === null && code === null) return null
  if (origin === null || code === null || !/^\d{6}$/.test(code))
    throw new Error('STAGING_ORIGIN and a STAGING_CODE of 6 digits are good only together: set both, or neither')
  return { origin, code }
}
