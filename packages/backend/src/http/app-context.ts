import type { CustomerCache } from '../consultations/index.ts'
import type { AstrologerLookup } from '../astrologer-app/index.ts'
import type { Db } from '../database/db.ts'
import type { Clock } from '../ports/clock.ts'
import type { MediaRooms } from '../ports/media-rooms.ts'
import type { Ports } from '../ports/ports.ts'
import type { Settings } from '../ports/settings.ts'
import type { MicroCache } from './micro-cache.ts'
import type { RequestRateLimit } from './request-rate-limit.ts'

/** What the routes are built on. */
export interface AppContext {
  db: Db
  clock: Clock
  ports: Ports
  settings: Settings
  media: MediaRooms | null
  /** Aborted when the server stops. */
  closing: AbortSignal
  customerCache: CustomerCache
  astrologerOfToken: AstrologerLookup
  /** Null: replies to visitors are not cached. */
  publicReplies: MicroCache | null
  /** Null without a rate limit. */
  retryAfterSeconds: RequestRateLimit | null
}
