// Which tests `npm test` leaves to `npm run test:full`. Files are named without their folder and ending.

/** Set by `npm run test:full`: everything runs. */
export const isFullRun = process.env.TEST_SUITE === 'full'

/**
 * Tests of the backend that `npm test` runs on Postgres as well as on the embedded database, because only Postgres runs
 * statements at the same moment, plans them differently or notifies other processes. Files that end in
 * `postgres.test.ts` need no entry: they run on Postgres only. The full run repeats the whole suite there.
 */
export const ALSO_ON_POSTGRES = [
  // Money and locks
  'ledger',
  'wallet',
  'payment-orders',
  'refunds',
  'paid-time',
  // Races
  'idempotency',
  'crossings',
  'queue',
  // Plans
  'index-orders',
  // Notify
  'customer-cache',
  'event-bus.contract',
  // Migrations
  'migrate',
  'reset-data',
  // What the driver makes of the rows of every call
  'contract',
]

/** Tests of the full run only: they search at random, or break the code on purpose. */
export const FULL_RUN_ONLY = [
  // Crash: a process is killed at many points of each money call.
  'crash',
  // Concurrency: random calls meet in random orders.
  'interleavings.property',
  // Fuzz: odd inputs for every call.
  'fuzz',
  // Mutants: the engine is broken on purpose, and its invariants have to notice.
  'mutations',
  'chat-mutations',
]

/** The files with these names, in whatever folder they are. */
export const filesNamed = (names) => names.map((name) => `**/${name}.test.ts`)
