import type { BlockList } from 'node:net'
import { randomBytes } from 'node:crypto'
import {
  HSTS_SCOPES,
  strictTransport,
  trustedProxies,
  unknownSetting,
  unknownSettingSentence,
} from '@tarapath/node-host'
import { SETTINGS } from './setting-names.ts'

export interface Settings {
  port: number
  host: string
  /** The address of the backend, which only this server uses. */
  apiUrl: string
  /** How long a page waits for a call of the backend, in milliseconds. */
  apiTimeoutMs: number
  /** The public origin, for canonical links. Without it, the origin of the request is used. */
  publicOrigin: string | null
  /** The address of LiveKit, which browsers connect to for live streams; null where our own server carries them. */
  liveKitUrl: string | null
  /** Who issues invoices and receipts, line by line; empty where it is not set. */
  issuer: readonly string[]
  /** The proxies whose X-Forwarded-For is trusted: those of TRUSTED_PROXIES, by default none. */
  trustedProxies: BlockList
  /** The origin that asks for a code before it shows a page. */
  staging: Staging | null
  /** The header Strict-Transport-Security. */
  strictTransport: string
  /** Whether every request has a line in the log. */
  logCalls: boolean
  /** Null serves no metrics. */
  metricsPort: number | null
}

export interface Staging {
  origin: string
  code: string
  /** Signs the cookie of a right code. */
  secret: string
}

type EnvironmentVariables = Readonly<Record<string, string | undefined>>

/** Reads all settings, and throws an error that names the wrong one. */
export function readSettings(env: EnvironmentVariables): Settings {
  const unknown =
    env['NODE_ENV'] === 'production'
      ? unknownSetting(
          env,
          SETTINGS.map(([name]) => name),
          ['STAGING_'],
        )
      : null
  if (unknown) throw new Error(unknownSettingSentence(unknown))
  return {
    port: readNumber(env, 'PORT', PORT),
    host: readText(env, 'HOST') ?? '127.0.0.1',
    apiUrl: readOrigin(env, 'API_URL') ?? 'http://127.0.0.1:4100',
    apiTimeoutMs: readNumber(env, 'API_TIMEOUT_MS', { fallback: 3000, from: 100, to: 120_000 }),
    publicOrigin: readOrigin(env, 'PUBLIC_ORIGIN'),
    liveKitUrl: readLiveKitUrl(env),
    issuer: (readText(env, 'ISSUER') ?? '')
      .split(';')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    trustedProxies: trustedProxies(readText(env, 'TRUSTED_PROXIES') ?? ''),
    staging: readStaging(env),
    strictTransport: readStrictTransport(env),
    logCalls: readLog(env) === 'calls',
    metricsPort: readText(env, 'METRICS_PORT') === null ? null : readNumber(env, 'METRICS_PORT', PORT),
  }
}

const PORT = { fallback: 3000, from: 0, to: 65_535 }

const readText = (env: EnvironmentVariables, name: string): string | null => env[name]?.trim() || null

function readNumber(
  env: EnvironmentVariables,
  name: string,
  { fallback, from, to }: { fallback: number; from: number; to: number },
): number {
  const text = readText(env, name)
  const number = Number(text ?? fallback)
  if (Number.isInteger(number) && number >= from && number <= to) return number
  throw new Error(`${name} is "${text}": set it to a number from ${from} to ${to}`)
}

function readOrigin(env: EnvironmentVariables, name: string): string | null {
  const text = readText(env, name)
  if (text === null) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`${name} is "${text}", which is not an address: set it to something like http://127.0.0.1:4100`)
}

function readLiveKitUrl(env: EnvironmentVariables): string | null {
  const text = readText(env, 'LIVEKIT_URL')
  if (text === null || (URL.canParse(text) && /^wss?:$/.test(new URL(text).protocol))) return text
  throw new Error(`LIVEKIT_URL is "${text}", which is not an address: set it to something like wss://live.example`)
}

function readStaging(env: EnvironmentVariables): Settings['staging'] {
  const origin = readOrigin(env, 'STAGING_ORIGIN')
  const code = readText(env, 'STAGING_CODE')
  if (origin === null && code === null) return null
  if (origin === null || code === null || !/^\d{6}$/.test(code))
    throw new Error('STAGING_ORIGIN and a STAGING_CODE of 6 digits need each other: set both or neither')
  return { origin, code, secret: readSecret(env) }
}

/** Without the setting every process has a secret of its own, and a restart asks for the code again. */
function readSecret(env: EnvironmentVariables): string {
  const secret = readText(env, 'STAGING_SECRET') ?? randomBytes(32).toString('hex')
  if (secret.length >= 32) return secret
  throw new Error('STAGING_SECRET is too short: set it to 32 characters or more')
}

function readLog(env: EnvironmentVariables): string {
  const lines = readText(env, 'LOG') ?? 'problems'
  if (lines === 'problems' || lines === 'calls') return lines
  throw new Error(`LOG is "${lines}": set it to problems or calls`)
}

function readStrictTransport(env: EnvironmentVariables): string {
  const scope = readText(env, 'HSTS') ?? 'host'
  if (HSTS_SCOPES.includes(scope)) return strictTransport(scope)
  throw new Error(`HSTS is "${scope}": set it to ${HSTS_SCOPES.join(' or ')}`)
}
