import type { GstOn } from '../money/gst.ts'

/** What a host decides about a backend. Every one has a default that suits tests and a laptop. */
export interface Settings {
  /** Origin of the customer's website: its payments return there. */
  webOrigin: string
  /** Origin under which a browser reaches this backend: the pay page of the simulator and the embedded view are there. */
  publicOrigin: string
  /** Exact origins that may call from a browser page of another origin. */
  allowedOrigins: readonly string[]
  /** Key of one-time codes and token rotation. All processes on one database need the same. */
  secret: string
  /** False for clients that never store the refresh token a refresh answers with. */
  rotateRefreshTokens: boolean
  /** Requests a caller may make at once, and how many come back each second. Null: no limit. */
  rateLimit: { burst: number; perSecond: number } | null
  /** For how long visitors who ask the same are told the same, without asking the database. 0: not at all. */
  visitorsShareMs: number
  /** When tax on consultations is paid: with a recharge, on top, or with each consultation, included. Never both. */
  gstOn: GstOn
  /** The developer console and everything that only it may do. */
  console: boolean
  /** Mobile numbers (E.164) of those who may sign in at /desk. Nobody: it is not there. */
  staff: readonly string[]
  /** Check every reply against the table and fail loudly on a mismatch. */
  checkReplies: boolean
}

export const defaultSettings = (): Settings => ({
  webOrigin: 'http://localhost:3000',
  publicOrigin: 'http://localhost:4100',
  allowedOrigins: ['http://localhost:3000'],
  secret: crypto.randomUUID() + crypto.randomUUID(),
  rotateRefreshTokens: true,
  rateLimit: { burst: 200, perSecond: 50 },
  visitorsShareMs: 0,
  gstOn: 'recharge',
  console: false,
  staff: [],
  checkReplies: false,
})
