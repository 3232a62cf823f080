import { unknownSetting, unknownSettingSentence } from '@tarapath/node-host'
import { BadSetting, originIn, textIn, type Environment } from './read-setting.ts'
import { SETTINGS } from './settings.ts'

const ALWAYS = ['WEB_ORIGIN', 'SECRET']
const FOR_CUSTOMERS = ['DATABASE_URL', 'MSG91_AUTH_KEY', 'PHONEPE_CLIENT_ID']
const PROVIDERS = ['MSG91_', 'WEB_PUSH_', 'PHONEPE_', 'EXOTEL_', 'LIVEKIT_']

/** Production uses real parts only, a demonstration simulated ones only: a free pay page never stands beside an account. */
export function checkProduction(env: Environment, webOrigin: string, embeddedParts: boolean): void {
  // A name that is misspelt would otherwise be a setting that silently has its default.
  const unknown = unknownSetting(
    env,
    SETTINGS.map(([name]) => name),
    PROVIDERS,
  )
  if (unknown) throw new BadSetting(unknownSettingSentence(unknown))
  if (embeddedParts) checkDemonstration(env)
  const missing = [...ALWAYS, ...(embeddedParts ? [] : FOR_CUSTOMERS)].filter((name) => textIn(env, name) === null)
  if (missing.length > 0)
    throw new BadSetting(
      `Production needs ${missing.join(', ')}.${embeddedParts ? '' : ' In the repository EMBEDDED_PARTS=allow runs a demonstration, with simulated messages, payments and calls.'}`,
    )
  checkWebOrigin(webOrigin)
}

function checkDemonstration(env: Environment): void {
  const given = PROVIDERS.find((family) =>
    Object.keys(env).some((name) => name.startsWith(family) && textIn(env, name) !== null),
  )
  if (given !== undefined)
    throw new BadSetting(
      `EMBEDDED_PARTS=allow runs a demonstration with simulated payments, which cannot stand beside a real account: remove EMBEDDED_PARTS, or the settings ${given}….`,
    )
}

function checkWebOrigin(webOrigin: string): void {
  const { hostname } = new URL(webOrigin)
  if (/^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(hostname))
    throw new BadSetting(
      'In production WEB_ORIGIN has to be the public origin of the website, such as https://tarapath.example: customers return there from payments.',
    )
}

/** Where simulated providers listen. Outside production the sandbox has them. */
export function rehearsalIn(env: Environment, production: boolean): string | null {
  if (textIn(env, 'REHEARSAL_URL') === null) return null
  if (!production) throw new BadSetting('REHEARSAL_URL is for production: remove it, or set NODE_ENV=production.')
  return originIn(env, 'REHEARSAL_URL', '')
}
