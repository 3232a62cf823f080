import { createBackend, type Backend, type Database } from '@tarapath/backend'
import { createSandbox } from '@tarapath/sandbox'

/** A backend in process that limits no requests. */
export const unlimitedBackend = (database: Database): Backend =>
  createBackend({ database, settings: { rateLimit: null }, extensions: [createSandbox()] })
