import { fileURLToPath } from 'node:url'
import { randomBytes } from 'node:crypto'

/** Every setting of the server. All come from the environment and are checked before anything starts. */
export interface Config {
  port: number
  host: string
  dataDirectory: string
  databaseUrl: string | null
  webOrigin: string
  publicOrigin: string
  allowedOrigins: string[]
  secret: string
  rotateRefreshTokens: boolean
  rateLimit: { burst: number; perSecond: number } | null
  trustedProxies: string[]
  console: boolean
  seed: boolean
  embeddedView: string
  logCalls: boolean
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Printed by `node src/main.ts --help`. */
export const SETTINGS: readonly [name: string, fallback: string, about: string][] = [
  ['PORT', '4100', 'Port to listen on.'],
  ['HOST', '127.0.0.1', 'Address to listen on; 0.0.0.0 for all.'],
  [
    'DATA_DIR',
    '.data/tarapath',
    'Directory of the embedded database, for one process at a time; memory keeps nothing.',
  ],
  ['DATABASE_URL', '', 'Postgres 15 or later, in place of the embedded database.'],
  ['WEB_ORIGIN', 'http://localhost:3000', 'Origin of the website; its payments return there.'],
  ['PUBLIC_ORIGIN', 'http://localhost:<PORT>', 'Origin under which browsers reach this server and its embedded view.'],
  ['ALLOWED_ORIGINS', '<WEB_ORIGIN>', 'Origins whose pages may call, separated by commas.'],
  ['SECRET', '', 'Key of codes and tokens, 32 characters or more. Needed with DATABASE_URL and in production.'],
  ['ROTATE_REFRESH_TOKENS', 'on', 'off for clients that never store a new refresh token.'],
  ['RATE_LIMIT', '50', 'Calls a second for each caller, four times as many at once; or off.'],
  ['TRUSTED_PROXIES', '127.0.0.1,::1', 'Addresses whose X-Forwarded-For is believed.'],
  ['CONSOLE', 'on', 'The developer console. Always off in production.'],
  ['SEED', 'on', 'Fill an empty database with astrologers and texts; off by itself in production.'],
  ['EMBEDDED_VIEW_DIR', '../embedded-view/dist', 'Built embedded view, served at /embedded/ when it is there.'],
  ['LOG', 'problems', 'calls writes a line for each call; production does so by itself.'],
  ['EMBEDDED_PARTS', '', 'allow runs the embedded database, SMS outbox and payment simulator in production.'],
]

/** A setting that cannot be, in one sentence. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

type Environment = Readonly<Record<string, string | undefined>>

export function readConfig(env: Environment): Config {
  const production = env['NODE_ENV'] === 'production'
  const port = numberIn(env, 'PORT', 4100, 0, 65_535)
  const webOrigin = originIn(env, 'WEB_ORIGIN', 'http://localhost:3000')
  const databaseUrl = textIn(env, 'DATABASE_URL')
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new BadSetting('DATABASE_URL has to begin with postgres:// or postgresql://.')
  if (production && env['EMBEDDED_PARTS'] !== 'allow')
    throw new BadSetting(
      'In production text messages and payments would be rehearsed, not real. Set EMBEDDED_PARTS=allow to run a demonstration all the same.',
    )
  const perSecond = env['RATE_LIMIT'] === 'off' ? null : numberIn(env, 'RATE_LIMIT', 50, 1, 100_000)
  return {
    port,
    host: textIn(env, 'HOST') ?? '127.0.0.1',
    dataDirectory: textIn(env, 'DATA_DIR') ?? here('../../../.data/tarapath'),
    databaseUrl,
    webOrigin,
    publicOrigin: originIn(env, 'PUBLIC_ORIGIN', `http://localhost:${port}`),
    allowedOrigins: listIn(env, 'ALLOWED_ORIGINS', [webOrigin]).map((origin) => originOf('ALLOWED_ORIGINS', origin)),
    secret: secretIn(env, production || databaseUrl !== null),
    rotateRefreshTokens: switchIn(env, 'ROTATE_REFRESH_TOKENS', true),
    rateLimit: perSecond === null ? null : { burst: perSecond * 4, perSecond },
    trustedProxies: listIn(env, 'TRUSTED_PROXIES', ['127.0.0.1', '::1']),
    console: switchIn(env, 'CONSOLE', true) && !production,
    seed: switchIn(env, 'SEED', !production),
    embeddedView: textIn(env, 'EMBEDDED_VIEW_DIR') ?? here('../../embedded-view/dist'),
    logCalls: textIn(env, 'LOG') === 'calls' || production,
  }
}

const textIn = (env: Environment, name: string): string | null => env[name]?.trim() || null

function numberIn(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = textIn(env, name)
  const value = text === null ? fallback : Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new BadSetting(`${name} is "${text}"; it has to be a whole number from ${least} to ${most}.`)
  return value
}

function switchIn(env: Environment, name: string, fallback: boolean): boolean {
  const text = textIn(env, name)
  if (text !== null && text !== 'on' && text !== 'off')
    throw new BadSetting(`${name} is "${text}"; it has to be on or off.`)
  return text === null ? fallback : text === 'on'
}

const listIn = (env: Environment, name: string, fallback: string[]): string[] =>
  textIn(env, name)
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean) ?? fallback

const originIn = (env: Environment, name: string, fallback: string): string =>
  originOf(name, textIn(env, name) ?? fallback)

function originOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || text.replace(/\/$/, '') !== url.origin)
    throw new BadSetting(`${name} is "${text}"; it has to be an origin such as https://tarapath.example.`)
  return url.origin
}

function secretIn(env: Environment, needed: boolean): string {
  const secret = textIn(env, 'SECRET')
  if (secret === null && !needed) return randomBytes(32).toString('hex')
  if (secret === null || secret.length < 32)
    throw new BadSetting('SECRET has to be 32 characters or more, the same for every process on one database.')
  return secret
}
