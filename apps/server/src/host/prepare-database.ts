import { fillReferenceData } from '@tarapath/reference-data'
import type { Config } from '../config.ts'
import type { DevelopmentParts } from './development-parts.ts'
import { openMarkedDatabase } from './open-database.ts'

/** Creates the tables and fills what the service needs on its first day. Answers what was filled. */
export async function prepareDatabase(config: Config, parts: DevelopmentParts | null): Promise<string[]> {
  const database = await openMarkedDatabase(config, parts)
  try {
    return await fillReferenceData(database.db)
  } finally {
    await database.close()
  }
}
