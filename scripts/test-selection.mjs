// Which tests `npm test` leaves to `npm run test:full`. Files are named by the end of their path.

/** Set by `npm run test:full`: everything runs. */
export const isFullRun = process.env.TEST_SUITE === 'full'

/**
 * Tests of the backend that `npm test` runs on Postgres as well as on the embedded database, because only Postgres runs
 * statements at the same moment, plans them differently or notifies other processes. Files that end in
 * `postgres.test.ts` need no entry: they run on Postgres only. The full run repeats the whole suite there.
 */
export const ALSO_ON_POSTGRES = [
  // Money and locks
  'ledger/ledger',
  'wallet/wallet',
  'payments/payment-orders',
  'payments/refunds',
  'consultations/refunds',
  'consultations/charge-minutes',
  // Races
  'http/idempotency',
  'consultations/money-during-chat',
  'queue/queue',
  'alerts/alerts',
  // Plans
  'database/index-orders',
  // Notify
  'consultations/customer-cache',
  'event-bus.contract',
  // Migrations
  'database/migrate',
  'reset-database',
  // The column types that the driver returns, for every endpoint
  'http/contract',
]

/** Tests of the full run only: they search at random, or break the code on purpose. */
export const FULL_RUN_ONLY = [
  // Crash: a process is killed at many points of each payment.
  'crash/crash',
  // One of four processes is killed under load.
  'src/one-of-four',
  // Concurrency: random requests meet in random orders.
  'concurrency/concurrency.property',
  // Fuzz: odd inputs for every endpoint.
  'fuzz/fuzz',
  // The files of a new database are compared with what initdb makes: they change with PGlite's version only.
  'database/files-of-new-database',
  // Backups: they need the tools of Postgres.
  'database/backup.postgres',
  'database/point-in-time.postgres',
  // Mutants: the engine is broken on purpose, and its invariants have to notice.
  'test/mutations',
  'test/chat-mutations',
  // Planted faults: money, owners, roles, locks and policies are broken on purpose, in a copy.
  'planted-faults',
]

export const filesNamed = (names) => names.map((name) => `**/${name}.test.{ts,mjs}`)
