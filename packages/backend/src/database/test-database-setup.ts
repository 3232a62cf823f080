import { openTestDatabase } from './test-database.ts'

/** Before any test: the file that test databases are opened from, so that no two workers make it. */
export async function setup(): Promise<void> {
  const database = await openTestDatabase()
  await database.close()
}
