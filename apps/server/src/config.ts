import { randomBytes } from 'node:crypto'
import { isIP, type BlockList } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Secrets } from '@tarapath/backend/secrets'
import type { WebPushKeys } from '@tarapath/backend/web-push'
import type { LiveKitAccount } from '@tarapath/backend/livekit'
import {
  isPhoneCountry,
  isPhoneNumber,
  phoneNumber,
  type ExotelAccount,
  type GstOn,
  type Msg91Account,
  type PhonePeAccount,
} from '@tarapath/backend'
import { HSTS_SCOPES, strictTransport, trustedProxies } from '@tarapath/node-host'
import { exotelIn, googlePlacesKeyIn, liveKitIn, msg91In, phonePeIn, webPushIn } from './config/accounts.ts'
import {
  BadSetting,
  listIn,
  numberIn,
  optionIn,
  originIn,
  originOf,
  switchIn,
  textIn,
  type Environment,
} from './config/read-setting.ts'
import { checkProduction, rehearsalIn } from './config/production.ts'
import type { MediaNetwork } from './media/connection.ts'

/** Every setting of the server, read from the environment and checked before anything starts. */
export interface Config {
  port: number
  host: string
  dataDirectory: string
  databaseUrl: string | null
  /** Postgres itself, where `databaseUrl` is that of a pooler; else null. */
  databaseDirectUrl: string | null
  databaseConnections: number
  /** Servers that carry events; none: Postgres does. */
  natsUrls: string[]
  webOrigin: string
  publicOrigin: string
  allowedOrigins: string[]
  secrets: Secrets
  rotateRefreshTokens: boolean
  gstOn: GstOn
  phoneCountries: string[]
  codesPerHour: number
  /** The header Strict-Transport-Security. */
  strictTransport: string
  rateLimit: { burst: number; perSecond: number } | null
  trustedProxies: BlockList
  /** Whether spans of requests are sent to a collector. */
  telemetry: boolean
  /** Null serves no metrics. */
  metricsPort: number | null
  /** Null puts codes into the outbox on the console. */
  msg91: Msg91Account | null
  /** Null keeps push messages on the console, or sends none in production. */
  webPush: WebPushKeys | null
  /** Null simulates payments. */
  phonePe: PhonePeAccount | null
  /** Null looks up places in the backend's extract of GeoNames. */
  googlePlacesKey: string | null
  /** Null rings two handsets on the console. */
  exotel: ExotelAccount | null
  /** Null sends live streams from this server, also those of scripted astrologers. */
  liveKit: LiveKitAccount | null
  media: MediaNetwork
  console: boolean
  /** Whether the sandbox is loaded: outside production, and for a demonstration. */
  sandbox: boolean
  /** Phone numbers of admins at the desk. */
  staff: string[]
  seed: boolean
  /** Whether customers pay: in production, except for a demonstration or a rehearsal. */
  realMoney: boolean
  embeddedView: string
  astrologerApp: string
  logCalls: boolean
}

/** Where things are unless a setting says otherwise. */
export interface Folders {
  /** Of the embedded database. */
  data: string
  /** Of the built embedded view. */
  embeddedView: string
  /** Of the built app of astrologers. */
  astrologerApp: string
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export const REPOSITORY_FOLDERS: Folders = {
  data: here('../../../.data/tarapath'),
  embeddedView: here('../../embedded-view/dist'),
  astrologerApp: here('../../astrologer-app/dist'),
}

const PORTS = { fallback: 4100, min: 0, max: 65_535 }

export function readConfig(env: Environment, folders: Folders = REPOSITORY_FOLDERS): Config {
  const production = env['NODE_ENV'] === 'production'
  const port = numberIn(env, 'PORT', PORTS)
  const webOrigin = originIn(env, 'WEB_ORIGIN', 'http://localhost:3000')
  const databaseUrl = postgresUrlIn(env, 'DATABASE_URL')
  const databaseDirectUrl = postgresUrlIn(env, 'DATABASE_DIRECT_URL')
  if (databaseDirectUrl !== null && databaseUrl === null)
    throw new BadSetting('DATABASE_DIRECT_URL needs DATABASE_URL, the address of the connection pooler.')
  const rehearsal = rehearsalIn(env, production)
  const msg91 = msg91In(env, rehearsal)
  const webPush = webPushIn(env)
  const phonePe = phonePeIn(env, rehearsal)
  const exotel = exotelIn(env)
  const liveKit = liveKitIn(env)
  const embeddedParts = optionIn(env, 'EMBEDDED_PARTS', ['allow']) !== null
  if (production) {
    checkProduction(env, webOrigin, embeddedParts)
  } else if (phonePe && !phonePe.baseUrl.endsWith('sandbox'))
    throw new BadSetting(
      'PHONEPE_CLIENT_ID takes real money, and scripts may answer customers outside production: set PHONEPE_SANDBOX=on, or NODE_ENV=production.',
    )
  const perSecond =
    env['RATE_LIMIT'] === 'off' ? null : numberIn(env, 'RATE_LIMIT', { fallback: 50, min: 1, max: 100_000 })
  return {
    port,
    host: textIn(env, 'HOST') ?? '127.0.0.1',
    dataDirectory: textIn(env, 'DATA_DIR') ?? folders.data,
    databaseUrl,
    databaseDirectUrl,
    natsUrls: natsUrlsIn(env, databaseUrl),
    databaseConnections: numberIn(env, 'DATABASE_CONNECTIONS', { fallback: 10, min: 2, max: 200 }),
    webOrigin,
    publicOrigin: originIn(env, 'PUBLIC_ORIGIN', `http://localhost:${port}`),
    allowedOrigins: listIn(env, 'ALLOWED_ORIGINS', [webOrigin]).map((origin) => originOf('ALLOWED_ORIGINS', origin)),
    secrets: secretsIn(env, production || databaseUrl !== null),
    rotateRefreshTokens: switchIn(env, 'ROTATE_REFRESH_TOKENS', true),
    gstOn: gstOnIn(env),
    phoneCountries: phoneCountriesIn(env),
    codesPerHour: numberIn(env, 'CODES_PER_HOUR', { fallback: 3000, min: 1, max: 1_000_000 }),
    strictTransport: strictTransport(optionIn(env, 'HSTS', HSTS_SCOPES) ?? 'host'),
    rateLimit: perSecond === null ? null : { burst: perSecond * 4, perSecond },
    trustedProxies: trustedProxies(textIn(env, 'TRUSTED_PROXIES') ?? '127.0.0.1,::1'),
    telemetry: hasCollector(env),
    metricsPort: textIn(env, 'METRICS_PORT') === null ? null : numberIn(env, 'METRICS_PORT', PORTS),
    msg91,
    webPush,
    phonePe,
    googlePlacesKey: googlePlacesKeyIn(env),
    exotel,
    liveKit,
    media: { address: mediaAddressIn(env), ports: portsIn(env) },
    console: switchIn(env, 'CONSOLE', true) && !production,
    sandbox: !production || embeddedParts,
    realMoney: production && !embeddedParts && rehearsal === null,
    staff: staffIn(env),
    seed: switchIn(env, 'SEED', !production) && (!production || embeddedParts),
    embeddedView: textIn(env, 'EMBEDDED_VIEW_DIR') ?? folders.embeddedView,
    astrologerApp: folders.astrologerApp,
    logCalls: optionIn(env, 'LOG', ['problems', 'calls']) === 'calls' || production,
  }
}

function postgresUrlIn(env: Environment, name: string): string | null {
  const url = textIn(env, name)
  if (url !== null && !/^postgres(ql)?:\/\//.test(url))
    throw new BadSetting(`${name} has to begin with postgres:// or postgresql://.`)
  return url
}

function natsUrlsIn(env: Environment, databaseUrl: string | null): string[] {
  const urls = listIn(env, 'NATS_URL', [])
  if (urls.some((url) => !/^(nats|tls):\/\/./.test(url)))
    throw new BadSetting('NATS_URL has to be addresses that begin with nats:// or tls://, with commas between them.')
  if (urls.length > 0 && databaseUrl === null)
    throw new BadSetting('NATS_URL needs DATABASE_URL: the embedded database is of one process.')
  return urls
}

function phoneCountriesIn(env: Environment): string[] {
  const countries = listIn(env, 'PHONE_COUNTRIES', ['IN'])
  const wrong = countries.find((country) => !isPhoneCountry(country))
  if (wrong !== undefined || countries.length === 0)
    throw new BadSetting(`PHONE_COUNTRIES: "${wrong ?? ''}" is not the code of a country, such as IN.`)
  return countries
}

function gstOnIn(env: Environment): GstOn {
  const gstOn = textIn(env, 'GST_ON') ?? 'recharge'
  if (gstOn !== 'recharge' && gstOn !== 'use')
    throw new BadSetting(`GST_ON is "${gstOn}"; it has to be recharge or use.`)
  return gstOn
}

function portsIn(env: Environment): [number, number] {
  const text = textIn(env, 'MEDIA_PORTS') ?? '40000-40999'
  const [from, to] = (/^(\d{4,5})-(\d{4,5})$/.exec(text)?.slice(1).map(Number) ?? []) as [number?, number?]
  if (from === undefined || to === undefined || from >= to || from < 1024 || to > 65_535)
    throw new BadSetting(`MEDIA_PORTS is "${text}"; it has to be two ports from 1024 to 65535, such as 40000-40999.`)
  return [from, to]
}

/** The message has the position of a wrong number instead of the number, because logs keep it. */
function staffIn(env: Environment): string[] {
  const numbers = listIn(env, 'STAFF', [])
  const wrong = numbers.findIndex((number) => !isPhoneNumber(number))
  if (wrong !== -1)
    throw new BadSetting(
      `STAFF: number ${wrong + 1} of ${numbers.length} is not a mobile number. Write them like +919812345678, separated by commas.`,
    )
  return numbers.map((number) => phoneNumber(number))
}

function mediaAddressIn(env: Environment): string {
  const address = textIn(env, 'MEDIA_ADDRESS') ?? '127.0.0.1'
  if (isIP(address) === 0)
    throw new BadSetting(`MEDIA_ADDRESS is "${address}"; it has to be an address such as 203.0.113.7.`)
  return address
}

function hasCollector(env: Environment): boolean {
  const address = textIn(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  if (address !== null && !/^https?:\/\/./.test(address))
    throw new BadSetting(`OTEL_EXPORTER_OTLP_ENDPOINT is "${address}"; it has to begin with http:// or https://.`)
  return address !== null
}

function secretsIn(env: Environment, needed: boolean): Secrets {
  const written = textIn(env, 'SECRET')
  if (written === null && !needed) return [randomBytes(32).toString('hex')]
  const [current = '', ...previous] = (written ?? '').split(',').map((secret) => secret.trim())
  if ([current, ...previous].some(({ length }) => length < 32))
    throw new BadSetting('SECRET has to be 32 characters or more, the same for every process on one database.')
  return [current, ...previous]
}
