import type { GstOn } from '../money/gst.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** Settings of a backend. Each has a default that suits tests and a laptop. */
export interface Settings {
  /** Origin of the customer's website: its payments return there. */
  webOrigin: string
  /** Origin under which a browser reaches this backend: the pay page of the simulator and the embedded view are there. */
  publicOrigin: string
  /** Exact origins whose pages may send requests from a browser (CORS). */
  allowedOrigins: readonly string[]
  /** The keys of signatures and sealed texts. All processes on one database need the same. */
  secrets: Secrets
  /** False for clients that never store a new refresh token. */
  rotateRefreshTokens: boolean
  /** Countries (ISO 3166, such as IN) whose mobile numbers get one-time codes. */
  phoneCountries: readonly string[]
  /** One-time codes sent in an hour to all phones. */
  codesPerHour: number
  /** The token bucket of a caller: its size and its refill each second. Null: no limit. */
  rateLimit: { burst: number; perSecond: number } | null
  /** For how long replies to visitors are cached. 0: not at all. */
  visitorsShareMs: number
  /** When GST on consultations is paid: on top of a recharge, or included in each consultation. Never both. */
  gstOn: GstOn
  /** The header Strict-Transport-Security. */
  strictTransport: string
  /** Whether the sandbox serves the developer console. */
  console: boolean
  /** Mobile numbers (E.164) of admins at /desk, beside the staff members in the database. */
  staff: readonly string[]
  /** Validates every reply against the table; a mismatch is an error. */
  checkReplies: boolean
}

export const defaultSettings = (): Settings => ({
  webOrigin: 'http://localhost:3000',
  publicOrigin: 'http://localhost:4100',
  allowedOrigins: ['http://localhost:3000'],
  secrets: [crypto.randomUUID() + crypto.randomUUID()],
  rotateRefreshTokens: true,
  phoneCountries: ['IN'],
  codesPerHour: 3000,
  rateLimit: { burst: 200, perSecond: 50 },
  visitorsShareMs: 0,
  gstOn: 'recharge',
  strictTransport: 'max-age=31536000',
  console: false,
  staff: [],
  checkReplies: false,
})
