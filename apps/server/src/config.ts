import { randomBytes } from 'node:crypto'
import { isIP, type BlockList } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { LiveKitAccount } from '@tarapath/backend/livekit'
import {
  isPhoneNumber,
  phoneNumber,
  type ExotelAccount,
  type GstOn,
  type Msg91Account,
  type PhonePeAccount,
} from '@tarapath/backend'
import { trustedProxies } from '@tarapath/node-host'
import type { MediaNetwork } from './media/connection.ts'

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
  gstOn: GstOn
  rateLimit: { burst: number; perSecond: number } | null
  trustedProxies: BlockList
  /** Send spans of calls to a collector. */
  telemetry: boolean
  /** Null: codes go to the outbox on the console. */
  msg91: Msg91Account | null
  /** Null: payments are rehearsed with the simulator. */
  phonePe: PhonePeAccount | null
  /** Null: places come from the extract of GeoNames that is part of the backend. */
  googlePlacesKey: string | null
  /** Null: calls ring two handsets on the console. */
  exotel: ExotelAccount | null
  /** Null: shows are sent by this server, and scripted astrologers have some. */
  liveKit: LiveKitAccount | null
  media: MediaNetwork
  console: boolean
  /** Whether the sandbox is loaded: outside production, and for a demonstration. */
  sandbox: boolean
  /** Numbers of those who may sign in at the desk. Nobody: there is none. */
  staff: string[]
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
  [
    'GST_ON',
    'recharge',
    'When 18% GST on consultations is paid: recharge, on top of what is added, or use, included in the rate.',
  ],
  ['RATE_LIMIT', '50', 'Calls a second for each caller, four times as many at once; or off.'],
  [
    'TRUSTED_PROXIES',
    '127.0.0.1,::1',
    'Addresses and networks (10.0.0.0/8) whose X-Forwarded-For is believed: the website, and what stands before it.',
  ],
  ['CONSOLE', 'on', 'The developer console. Always off in production.'],
  [
    'STAFF',
    '',
    'Mobile numbers, separated by commas, that may sign in at <PUBLIC_ORIGIN>/desk; without one there is no desk.',
  ],
  [
    'SEED',
    'on',
    'Fill an empty database with demo astrologers and texts. In production off, and on only with EMBEDDED_PARTS.',
  ],
  ['EMBEDDED_VIEW_DIR', '../embedded-view/dist', 'Built embedded view, served at /embedded/ when it is there.'],
  ['LOG', 'problems', 'calls writes a line for each call; production does so by itself.'],
  ['MSG91_AUTH_KEY', '', 'Sends codes by MSG91, together with the next two; without them they stay on the console.'],
  ['MSG91_LOGIN_TEMPLATE', '', 'Number of the approved message for signing in.'],
  ['MSG91_CONFIRM_TEMPLATE', '', 'Number of the approved message for confirming a number.'],
  ['PHONEPE_CLIENT_ID', '', 'Takes payments by PhonePe, together with the next four; without them they are rehearsed.'],
  ['PHONEPE_CLIENT_VERSION', '', 'As given with the client id.'],
  ['PHONEPE_CLIENT_SECRET', '', 'As given with the client id.'],
  ['PHONEPE_CALLBACK_USER', '', 'As set for callbacks to /callbacks/payments.'],
  ['PHONEPE_CALLBACK_PASSWORD', '', 'As set for callbacks to /callbacks/payments.'],
  ['PHONEPE_SANDBOX', 'off', 'on for the provider’s own rehearsal.'],
  ['GOOGLE_PLACES_KEY', '', 'Looks places up at Google, Places API (New); without it in our extract of GeoNames.'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '', 'Collector of OpenTelemetry spans, such as http://localhost:4318.'],
  [
    'EXOTEL_SID',
    '',
    'Makes calls by Exotel, together with the next three; without them two handsets ring on the console.',
  ],
  ['EXOTEL_API_KEY', '', 'As given in the account.'],
  ['EXOTEL_API_TOKEN', '', 'As given in the account.'],
  ['EXOTEL_CALLER_ID', '', 'The number of the account that both sides see.'],
  ['EXOTEL_REGION', 'mumbai', 'mumbai or singapore.'],
  [
    'LIVEKIT_URL',
    '',
    'Sends live shows by LiveKit, wss://…, together with the next two; without them this server does.',
  ],
  ['LIVEKIT_API_KEY', '', 'As given in the project.'],
  ['LIVEKIT_API_SECRET', '', 'As given in the project.'],
  ['MEDIA_ADDRESS', '127.0.0.1', 'Address under which browsers send voice and pictures to this machine.'],
  ['MEDIA_PORTS', '40000-40999', 'UDP ports for voice and pictures.'],
  ['EMBEDDED_PARTS', '', 'allow runs the embedded database, SMS outbox, payment simulator and handsets in production.'],
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
  const msg91 = msg91In(env)
  const phonePe = phonePeIn(env)
  const exotel = exotelIn(env)
  const embeddedParts = wordIn(env, 'EMBEDDED_PARTS', ['allow']) !== null
  if (production && !(msg91 && phonePe && exotel && databaseUrl) && !embeddedParts)
    throw new BadSetting(
      'In production DATABASE_URL, MSG91_AUTH_KEY, PHONEPE_CLIENT_ID and EXOTEL_SID are needed. Set EMBEDDED_PARTS=allow to run a demonstration with rehearsed messages, payments and calls.',
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
    gstOn: gstOnIn(env),
    rateLimit: perSecond === null ? null : { burst: perSecond * 4, perSecond },
    trustedProxies: trustedProxies(textIn(env, 'TRUSTED_PROXIES') ?? '127.0.0.1,::1'),
    telemetry: hasCollector(env),
    msg91,
    phonePe,
    googlePlacesKey: googlePlacesKeyIn(env),
    exotel,
    liveKit: liveKitIn(env),
    media: { address: mediaAddressIn(env), ports: portsIn(env) },
    console: switchIn(env, 'CONSOLE', true) && !production,
    sandbox: !production || embeddedParts,
    staff: staffIn(env),
    seed: switchIn(env, 'SEED', !production) && (!production || embeddedParts),
    embeddedView: textIn(env, 'EMBEDDED_VIEW_DIR') ?? here('../../embedded-view/dist'),
    logCalls: wordIn(env, 'LOG', ['problems', 'calls']) === 'calls' || production,
  }
}

function gstOnIn(env: Environment): GstOn {
  const gstOn = textIn(env, 'GST_ON') ?? 'recharge'
  if (gstOn !== 'recharge' && gstOn !== 'use')
    throw new BadSetting(`GST_ON is "${gstOn}"; it has to be recharge or use.`)
  return gstOn
}

function googlePlacesKeyIn(env: Environment): string | null {
  const key = textIn(env, 'GOOGLE_PLACES_KEY')
  if (key !== null && !/^[\w-]{30,}$/.test(key))
    throw new BadSetting('GOOGLE_PLACES_KEY does not look like a key of Google: copy all of it from the cloud console.')
  return key
}

function exotelIn(env: Environment): ExotelAccount | null {
  const given = allIn(env, ['EXOTEL_SID', 'EXOTEL_API_KEY', 'EXOTEL_API_TOKEN', 'EXOTEL_CALLER_ID'])
  const region = wordIn(env, 'EXOTEL_REGION', ['mumbai', 'singapore']) ?? 'mumbai'
  return (
    given && {
      baseUrl: region === 'mumbai' ? 'https://api.in.exotel.com' : 'https://api.exotel.com',
      sid: given.EXOTEL_SID,
      apiKey: given.EXOTEL_API_KEY,
      apiToken: given.EXOTEL_API_TOKEN,
      callerId: given.EXOTEL_CALLER_ID,
    }
  )
}

function liveKitIn(env: Environment): LiveKitAccount | null {
  const given = allIn(env, ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'])
  if (given && !/^wss?:\/\/[^/]+$/.test(given.LIVEKIT_URL))
    throw new BadSetting(`LIVEKIT_URL is "${given.LIVEKIT_URL}"; it has to look like wss://project.livekit.cloud.`)
  return given && { url: given.LIVEKIT_URL, apiKey: given.LIVEKIT_API_KEY, apiSecret: given.LIVEKIT_API_SECRET }
}

function portsIn(env: Environment): [number, number] {
  const text = textIn(env, 'MEDIA_PORTS') ?? '40000-40999'
  const [from, to] = (/^(\d{4,5})-(\d{4,5})$/.exec(text)?.slice(1).map(Number) ?? []) as [number?, number?]
  if (from === undefined || to === undefined || from >= to || from < 1024 || to > 65_535)
    throw new BadSetting(`MEDIA_PORTS is "${text}"; it has to be two ports from 1024 to 65535, such as 40000-40999.`)
  return [from, to]
}

function msg91In(env: Environment): Msg91Account | null {
  const given = allIn(env, ['MSG91_AUTH_KEY', 'MSG91_LOGIN_TEMPLATE', 'MSG91_CONFIRM_TEMPLATE'])
  return (
    given && {
      baseUrl: 'https://control.msg91.com',
      authKey: given.MSG91_AUTH_KEY,
      templates: { login_code: given.MSG91_LOGIN_TEMPLATE, confirm_code: given.MSG91_CONFIRM_TEMPLATE },
    }
  )
}

function phonePeIn(env: Environment): PhonePeAccount | null {
  const given = allIn(env, [
    'PHONEPE_CLIENT_ID',
    'PHONEPE_CLIENT_VERSION',
    'PHONEPE_CLIENT_SECRET',
    'PHONEPE_CALLBACK_USER',
    'PHONEPE_CALLBACK_PASSWORD',
  ])
  const [baseUrl, tokenHost] = switchIn(env, 'PHONEPE_SANDBOX', false)
    ? ['https://api-preprod.phonepe.com/apis/pg-sandbox', 'https://api-preprod.phonepe.com/apis/pg-sandbox']
    : ['https://api.phonepe.com/apis/pg', 'https://api.phonepe.com/apis/identity-manager']
  return (
    given && {
      baseUrl,
      tokenUrl: `${tokenHost}/v1/oauth/token`,
      clientId: given.PHONEPE_CLIENT_ID,
      clientVersion: given.PHONEPE_CLIENT_VERSION,
      clientSecret: given.PHONEPE_CLIENT_SECRET,
      callbackUser: given.PHONEPE_CALLBACK_USER,
      callbackPassword: given.PHONEPE_CALLBACK_PASSWORD,
    }
  )
}

/** Settings that are good only together; null when none of them is set. */
function allIn<Name extends string>(env: Environment, names: readonly Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => textIn(env, name) === null)
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new BadSetting(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing beside ${names.find((name) => !missing.includes(name))}.`,
    )
  return Object.fromEntries(names.map((name) => [name, textIn(env, name)])) as Record<Name, string>
}

const textIn = (env: Environment, name: string): string | null => env[name]?.trim() || null

function numberIn(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = textIn(env, name)
  const value = text === null ? fallback : Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new BadSetting(`${name} is "${text}"; it has to be a whole number from ${least} to ${most}.`)
  return value
}

function wordIn(env: Environment, name: string, words: readonly string[]): string | null {
  const text = textIn(env, name)
  if (text !== null && !words.includes(text))
    throw new BadSetting(`${name} is "${text}"; it has to be ${words.join(' or ')}.`)
  return text
}

const switchIn = (env: Environment, name: string, fallback: boolean): boolean =>
  (wordIn(env, name, ['on', 'off']) ?? (fallback ? 'on' : 'off')) === 'on'

/** Says which one it is that cannot be, and not the number: this is read in logs. */
function staffIn(env: Environment): string[] {
  const numbers = listIn(env, 'STAFF', [])
  const wrong = numbers.findIndex((number) => !isPhoneNumber(number))
  if (wrong !== -1)
    throw new BadSetting(
      `STAFF: number ${wrong + 1} of ${numbers.length} is no mobile number. Write them like +919812345678, separated by commas.`,
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
