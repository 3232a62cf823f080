import type { ExotelAccount, Msg91Account, PhonePeAccount } from '@tarapath/backend'
import type { WebPushKeys } from '@tarapath/backend/web-push'
import type { LiveKitAccount } from '@tarapath/backend/livekit'
import { allIn, BadSetting, optionIn, switchIn, textIn, type Environment } from './read-setting.ts'

/** `rehearsal` is the address of simulated providers, which take the place of the real ones. */
export function msg91In(env: Environment, rehearsal: string | null): Msg91Account | null {
  const given = allIn(env, [
    'MSG91_AUTH_KEY',
    'MSG91_LOGIN_TEMPLATE',
    'MSG91_CONFIRM_TEMPLATE',
    'MSG91_FREE_TEMPLATE',
    'MSG91_LIVE_TEMPLATE',
  ])
  return (
    given && {
      baseUrl: rehearsal ?? 'https://control.msg91.com',
      authKey: given.MSG91_AUTH_KEY,
      templates: {
        login_code: given.MSG91_LOGIN_TEMPLATE,
        confirm_code: given.MSG91_CONFIRM_TEMPLATE,
        astrologer_free: given.MSG91_FREE_TEMPLATE,
        live_started: given.MSG91_LIVE_TEMPLATE,
      },
    }
  )
}

export function webPushIn(env: Environment): WebPushKeys | null {
  const given = allIn(env, ['WEB_PUSH_PUBLIC_KEY', 'WEB_PUSH_PRIVATE_KEY', 'WEB_PUSH_CONTACT'])
  if (given && !/^(?:mailto:.+@.+|https:\/\/.+)$/.test(given.WEB_PUSH_CONTACT))
    throw new BadSetting(
      `WEB_PUSH_CONTACT is "${given.WEB_PUSH_CONTACT}"; it has to be like mailto:help@tarapath.example.`,
    )
  if (given && !(/^[\w-]{87}$/.test(given.WEB_PUSH_PUBLIC_KEY) && /^[\w-]{43}$/.test(given.WEB_PUSH_PRIVATE_KEY)))
    throw new BadSetting(
      'WEB_PUSH_PUBLIC_KEY and WEB_PUSH_PRIVATE_KEY are not a pair of keys: "npx web-push generate-vapid-keys" makes one.',
    )
  return (
    given && {
      publicKey: given.WEB_PUSH_PUBLIC_KEY,
      privateKey: given.WEB_PUSH_PRIVATE_KEY,
      contact: given.WEB_PUSH_CONTACT,
    }
  )
}

export function phonePeIn(env: Environment, rehearsal: string | null): PhonePeAccount | null {
  const given = allIn(env, [
    'PHONEPE_CLIENT_ID',
    'PHONEPE_CLIENT_VERSION',
    'PHONEPE_CLIENT_SECRET',
    'PHONEPE_CALLBACK_USER',
    'PHONEPE_CALLBACK_PASSWORD',
  ])
  const [baseUrl, tokenHost] = phonePeHosts(switchIn(env, 'PHONEPE_SANDBOX', false), rehearsal)
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

function phonePeHosts(isSandbox: boolean, rehearsal: string | null): [api: string, tokens: string] {
  if (rehearsal !== null) return [`${rehearsal}/simulator`, `${rehearsal}/simulator`]
  return isSandbox
    ? ['https://api-preprod.phonepe.com/apis/pg-sandbox', 'https://api-preprod.phonepe.com/apis/pg-sandbox']
    : ['https://api.phonepe.com/apis/pg', 'https://api.phonepe.com/apis/identity-manager']
}

export function exotelIn(env: Environment): ExotelAccount | null {
  const given = allIn(env, ['EXOTEL_SID', 'EXOTEL_API_KEY', 'EXOTEL_API_TOKEN', 'EXOTEL_CALLER_ID'])
  const region = optionIn(env, 'EXOTEL_REGION', ['mumbai', 'singapore']) ?? 'mumbai'
  const days = optionIn(env, 'EXOTEL_RECORDING_DAYS', ['30', '60', '90', '180', '365'])
  return (
    given && {
      baseUrl: region === 'mumbai' ? 'https://api.in.exotel.com' : 'https://api.exotel.com',
      sid: given.EXOTEL_SID,
      apiKey: given.EXOTEL_API_KEY,
      apiToken: given.EXOTEL_API_TOKEN,
      callerId: given.EXOTEL_CALLER_ID,
      recordingDays: days === null ? null : Number(days),
    }
  )
}

export function liveKitIn(env: Environment): LiveKitAccount | null {
  const given = allIn(env, ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'])
  if (given && !/^wss?:\/\/[^/]+$/.test(given.LIVEKIT_URL))
    throw new BadSetting(`LIVEKIT_URL is "${given.LIVEKIT_URL}"; it has to look like wss://project.livekit.cloud.`)
  return given && { url: given.LIVEKIT_URL, apiKey: given.LIVEKIT_API_KEY, apiSecret: given.LIVEKIT_API_SECRET }
}

export function googlePlacesKeyIn(env: Environment): string | null {
  const key = textIn(env, 'GOOGLE_PLACES_KEY')
  if (key !== null && !/^[\w-]{30,}$/.test(key))
    throw new BadSetting('GOOGLE_PLACES_KEY does not look like a key of Google: copy all of it from the cloud console.')
  return key
}
