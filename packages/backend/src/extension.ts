import type { Db } from './database/db.ts'
import type { App } from './http/app.ts'
import type { Faults } from './http/fault-injection.ts'
import type { Job } from './jobs/job.ts'
import type { TurnableClock } from './ports/clock.ts'
import type { MediaRooms } from './ports/media-rooms.ts'
import type { Ports } from './ports/ports.ts'
import type { Settings } from './ports/settings.ts'

/** What an extension is built on. */
export interface BackendBase {
  db: Db
  clock: TurnableClock
  settings: Settings
  /** Null where the host carries no voice and no picture. */
  media: MediaRooms | null
  /** Sends this backend a request, as an outside service does. */
  deliver: (request: Request) => Response | Promise<Response>
}

/** A running backend, as the pages and jobs of an extension use it. */
export interface BackendParts extends BackendBase {
  ports: Ports
  faults: Faults
  /** Turns the clock and runs what falls due in between. */
  advance: (ms: number) => Promise<void>
  /** Waits until the caches of this process know of everything that was changed. */
  catchUp: () => Promise<void>
}

/** Pages, jobs and ports beside the endpoints: the staff desk, the sandbox. */
export interface Extension {
  /** Used where the host passes no port of its own. */
  ports?: (base: BackendBase) => Partial<Ports>
  /** Adds its pages. */
  routes?: (app: App['app'], parts: BackendParts) => void
  jobs?: (parts: BackendParts) => readonly Job[]
}
