import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Settings } from './settings.ts'
import { createStagingRateLimit } from './staging-rate-limit.ts'

export { GATE_HEADER } from './gate-header.ts'

const COOKIE = 'staging_pass'
const PASS_HOURS = 12

export interface StagingGate {
  /** Whether the request is for the staging site. */
  isStaging: (incoming: IncomingMessage) => boolean
  /** Whether it is, and its visitor has not entered the code. */
  isClosed: (incoming: IncomingMessage) => boolean
  /** Answers a form with a code; the right one sets the cookie. */
  verify: (request: Request, incoming: IncomingMessage) => Promise<Response>
}

type StagingSettings = Pick<Settings, 'staging' | 'publicOrigin'>

/** The gate of the staging site. The code and the cookie are checked here, so that no file of the browser holds either. */
export function createStagingGate(
  { staging, publicOrigin }: StagingSettings,
  addressOf: (incoming: IncomingMessage) => string,
  now: () => number = Date.now,
): StagingGate {
  if (staging === null)
    return { isStaging: () => false, isClosed: () => false, verify: async () => answer({ right: false }, 404) }
  const limit = createStagingRateLimit(now)
  const stagingHost = new URL(staging.origin).host
  const openHost = publicOrigin === null ? null : new URL(publicOrigin).host

  function isStaging(incoming: IncomingMessage): boolean {
    const { host = '' } = incoming.headers
    if (host === stagingHost) return true
    // A visitor chooses the Host header: another name opens nothing, except on the machine itself.
    return host !== openHost && !isOnThisMachine(incoming)
  }

  const sign = (expiresMs: string): string => createHmac('sha256', staging.secret).update(expiresMs).digest('base64url')

  function hasPass({ headers }: IncomingMessage): boolean {
    const [, expiresMs, signature] =
      new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,16})\\.([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '') ?? []
    if (expiresMs === undefined || signature === undefined || Number(expiresMs) <= now()) return false
    return isSame(signature, sign(expiresMs))
  }

  return {
    isStaging,
    isClosed: (incoming) => isStaging(incoming) && !hasPass(incoming),
    async verify(request, incoming) {
      const address = addressOf(incoming)
      const wait = limit.retryAfterSeconds(address)
      if (wait > 0) return answer({ right: false, wait }, 429, { 'retry-after': String(wait) })
      const code = (await request.formData().catch(() => null))?.get('code')
      if (typeof code !== 'string' || !isSame(code, staging.code)) {
        limit.recordFailure(address)
        return answer({ right: false }, 403)
      }
      const expiresMs = String(now() + PASS_HOURS * 60 * 60 * 1000)
      const secure = staging.origin.startsWith('https:') ? '; Secure' : ''
      const cookie = `${COOKIE}=${expiresMs}.${sign(expiresMs)}; Path=/; HttpOnly; SameSite=Lax${secure}`
      return answer({ right: true }, 200, { 'set-cookie': cookie })
    },
  }
}

const answer = (body: object, status: number, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** A request of this machine to itself, that no proxy forwarded. */
function isOnThisMachine({ headers, socket }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  const isLocalName = host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || isLoopback(host)
  return isLocalName && headers['x-forwarded-for'] === undefined && isLoopback(socket.remoteAddress ?? '')
}

const isLoopback = (address: string): boolean =>
  address === '::1' || (isIP(address.replace(/^::ffff:/, '')) === 4 && /^(?:::ffff:)?127\./.test(address))

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
