import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './toolchain.mjs'

/** Mistakes in code that protects money, other people's data or a page: `from` becomes `to`. */
const FAULTS = [
  {
    fault: 'a debit does not look at the balance',
    file: 'packages/backend/src/database/migrations.gen.ts',
    from: ' and (may_go_below_zero or balance_paise + amounts[line] >= 0)',
    to: '',
    caughtBy: 'packages/backend/src/ledger/ledger.test.ts',
  },
  {
    fault: 'a journal need not add up to zero',
    file: 'packages/backend/src/database/migrations.gen.ts',
    from: 'where journal_id = new.journal_id) <> 0 then',
    to: 'where journal_id = new.journal_id) is null then',
    caughtBy: 'packages/backend/src/ledger/ledger.test.ts',
  },
  {
    fault: 'what is posted can be changed',
    file: 'packages/backend/src/database/migrations.gen.ts',
    from: "raise exception 'the ledger is append-only' using errcode = '23001';",
    to: 'return new;',
    caughtBy: 'packages/backend/src/ledger/ledger.test.ts',
  },
  {
    fault: 'accounts are locked in any order',
    file: 'packages/backend/src/ledger/ledger.ts',
    from: '.sort((a, b) => (a.account < b.account ? -1 : 1))',
    to: '',
    caughtBy: 'packages/backend/src/postgres.test.ts',
    onPostgres: true,
  },
  {
    fault: 'the last enrolment of a course is not locked',
    file: 'packages/backend/src/courses/enrolment.ts',
    from: ".where(eq(courses.id, courseId)).for('update')",
    to: '.where(eq(courses.id, courseId))',
    caughtBy: 'packages/backend/src/store/races-on-postgres.test.ts',
    onPostgres: true,
  },
  {
    fault: 'an order is cancelled without waiting for its payment',
    file: 'packages/backend/src/store/refund-order.ts',
    from: "\n      .for('update')",
    to: '',
    caughtBy: 'packages/backend/src/money-locks-on-postgres.test.ts',
    onPostgres: true,
  },
  {
    fault: 'a tip does not wait for the charge of a minute',
    file: 'packages/backend/src/consultations/change-balance.ts',
    from: "\n    .for('update')",
    to: '',
    caughtBy: 'packages/backend/src/locks-on-postgres.test.ts',
    onPostgres: true,
  },
  {
    fault: 'earnings change while their payout is approved',
    file: 'packages/backend/src/payouts/approve-run.ts',
    from: "\n    .for('update')",
    to: '',
    caughtBy: 'packages/backend/src/money-locks-on-postgres.test.ts',
    onPostgres: true,
  },
  {
    fault: 'guesses of a second factor are counted together',
    file: 'packages/backend/src/staff/second-factor.ts',
    from: "\n      .for('update')",
    to: '',
    caughtBy: 'packages/backend/src/locks-on-postgres.test.ts',
    onPostgres: true,
  },
  {
    fault: 'the last code of the hour is sent twice',
    file: 'packages/backend/src/identity/one-time-code.ts',
    from: ", 'code'])",
    to: '])',
    caughtBy: 'packages/backend/src/locks-on-postgres.test.ts',
    onPostgres: true,
  },
  {
    fault: 'an event that is committed late is left out',
    file: 'packages/backend/src/ports/event-bus/postgres.ts',
    from: 'await tx`select pg_advisory_xact_lock(${ORDER_LOCK})`',
    to: '',
    caughtBy: 'packages/backend/src/ports/event-bus/event-bus.contract.test.ts',
    onPostgres: true,
  },
  {
    fault: 'an export has the questions of everybody',
    file: 'packages/backend/src/account/personal-data.ts',
    from: 'rowsOf: ({ id }) => eq(userQueries.customerId, id)',
    to: 'rowsOf: () => eq(userQueries.id, userQueries.id)',
    caughtBy: 'packages/backend/src/http/lists-of-others.test.ts',
  },
  {
    fault: 'an astrologer reads what another one noted',
    file: 'packages/backend/src/astrologer-app/known-customer.ts',
    from: 'and(eq(customerNotes.astrologerId, astrologerId), eq(customerNotes.customerId, customerId))',
    to: 'eq(customerNotes.customerId, customerId)',
    caughtBy: 'packages/backend/src/astrologer-app/known-customer.test.ts',
  },
  {
    fault: 'a blocked account opens the app of astrologers',
    file: 'packages/backend/src/astrologer-app/sign-in.ts',
    from: '  refuseBlocked({ blockedAt })\n',
    to: '',
    caughtBy: 'packages/backend/src/astrologer-app/app-access.test.ts',
  },
  {
    fault: 'support reads the log of what everybody does',
    file: 'packages/staff-desk/src/permissions.ts',
    from: 'activity: { roles: [] }',
    to: "activity: { roles: ['support'] }",
    caughtBy: 'packages/staff-desk/src/roles.test.ts',
  },
  {
    fault: 'anybody sees the orders of everybody',
    file: 'packages/backend/src/store/list-orders.ts',
    from: 'const where = eq(orders.customerId, customerId)',
    to: 'const where = eq(orders.customerId, orders.customerId)',
    caughtBy: 'packages/backend/src/http/lists-of-others.test.ts',
  },
  {
    fault: 'anybody types in the chat of anybody',
    file: 'packages/backend/src/consultations/customer-presence.ts',
    from: '.where(and(eq(consultations.id, id), eq(consultations.customerId, customerId)))',
    to: '.where(eq(consultations.id, id))',
    caughtBy: 'packages/backend/src/http/authorization.test.ts',
  },
  {
    fault: 'support may cancel an order and refund it',
    file: 'packages/staff-desk/src/permissions.ts',
    from: "'orders/cancel': { roles: ['finance']",
    to: "'orders/cancel': { roles: ['finance', 'support']",
    caughtBy: 'packages/staff-desk/src/roles.test.ts',
  },
  {
    fault: 'every role may do everything',
    file: 'packages/staff-desk/src/permissions.ts',
    from: "role === 'admin' || permission.roles.includes(role)",
    to: 'true || permission.roles.includes(role)',
    caughtBy: 'packages/staff-desk/src/roles.test.ts',
  },
  {
    fault: 'a page runs any script that was written into it',
    file: 'apps/customer-web/app/server/content-security-policy.ts',
    from: "'strict-dynamic'`",
    to: "'unsafe-inline'`.replace(`'nonce-${nonce}' `, '')",
    caughtBy: 'apps/customer-web/app/server/content-security-policy.test.ts',
  },
  {
    fault: 'another site may frame a page',
    file: 'apps/customer-web/app/server/content-security-policy.ts',
    from: `, "frame-ancestors 'none'"`,
    to: '',
    caughtBy: 'apps/customer-web/app/server/content-security-policy.test.ts',
  },
  {
    fault: 'a string becomes markup without a policy',
    file: 'packages/customer-core/src/platform/content-security-policy.ts',
    from: `    "require-trusted-types-for 'script'",\n`,
    to: '',
    caughtBy: 'apps/customer-web/app/server/content-security-policy.test.ts',
  },
  {
    fault: 'a search takes for ever on a long name',
    file: 'packages/backend/src/store/search-orders.ts',
    from: '/[\\p{L}\\p{M}\\p{N}]+/gu',
    to: '/(?:\\p{L}+\\p{L}*)+$/gu',
    caughtBy: 'packages/masking-utils/src/repository-patterns.test.ts',
  },
]

/** A file that runs on Postgres starts one. */
const MAX_RUN_MS = 900_000

/** The repository without what is built: other checks read the real one meanwhile. */
const copy = mkdtempSync(join(tmpdir(), 'tarapath-faults-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const BUILT = /(^|\/)(\.git|\.data|\.toolchain|\.turbo|\.tsc|\.reports|dist|build|storybook-static|test-results)(\/|$)/

beforeAll(() => {
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter(path) {
      const name = relative(root, path)
      return name !== 'node_modules' && !BUILT.test(name)
    },
  })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})

/** Runs a test file in the copy and counts its tests by their outcome, as its report has them. */
function outcomeOf({ caughtBy, onPostgres = false }) {
  const report = join(copy, '.reports', onPostgres ? 'test-postgres.json' : 'test.json')
  rmSync(report, { force: true })
  const env = { ...process.env, TEST_SUITE: 'full' }
  if (onPostgres) env.TEST_DATABASE = 'postgres'
  const args = ['run', caughtBy, '--no-file-parallelism']
  spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: copy, env })
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests + numFailedTestSuites }
}

test('the copy has every file that a fault is planted in', () => {
  const files = new Set(
    globSync(
      FAULTS.map(({ file }) => file),
      { cwd: copy },
    ),
  )
  expect(FAULTS.filter(({ file }) => !files.has(file))).toEqual([])
})

test.each([...new Map(FAULTS.map((entry) => [entry.caughtBy, entry])).values()])(
  '$caughtBy passes without a fault',
  { timeout: MAX_RUN_MS },
  (entry) => {
    const { passed, failed } = outcomeOf(entry)
    expect(passed).toBeGreaterThan(0)
    expect(failed).toBe(0)
  },
)

test.each(FAULTS)('$fault: caught by $caughtBy', { timeout: MAX_RUN_MS }, (entry) => {
  const file = join(copy, entry.file)
  const text = readFileSync(file, 'utf8')
  expect(text.split(entry.from), `"${entry.from}" stands once in ${entry.file}`).toHaveLength(2)
  const broken = text.replace(entry.from, () => entry.to)
  // Test databases are made anew for other functions of the database, which their hash tells apart.
  writeFileSync(file, broken.replace(/(routines.*\n.*hash: ')[0-9a-f]+/, '$1broken'))
  try {
    expect(outcomeOf(entry).failed).toBeGreaterThan(0)
  } finally {
    writeFileSync(file, text)
  }
})
