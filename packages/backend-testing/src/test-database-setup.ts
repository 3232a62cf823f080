import { SEEDED_AT, seededSnapshot } from './seeded-snapshot.ts'

/**
 * Runs before all tests and makes the database from which test databases are copied, so that no two workers make it.
 * TEST_DATABASE=postgres runs the same tests on Postgres.
 */
export async function setup(): Promise<(() => void) | undefined> {
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    await seededSnapshot(SEEDED_AT)
    return undefined
  }
  // Another project of the same run has made it.
  if (process.env['TEST_TEMPLATE_URL'] !== undefined) return undefined
  const { startTestPostgres } = await import('./test-postgres.ts')
  const { openPostgres } = await import('@tarapath/backend/postgres')
  const { seed } = await import('@tarapath/sandbox')
  const postgres = await startTestPostgres()
  if (!postgres) throw new Error('TEST_DATABASE=postgres needs a Postgres: set DATABASE_URL, or install one.')
  const database = await openPostgres(postgres.url, { connections: 1, isPatient: true })
  await seed(database.db, SEEDED_AT)
  await database.close()
  process.env['TEST_TEMPLATE_URL'] = postgres.url
  return postgres.stop
}
