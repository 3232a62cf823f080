import type { Database } from '@tarapath/backend'
import { openPostgres } from '@tarapath/backend/postgres'
import type { Config } from '../config.ts'
import { BadSetting } from '../config/read-setting.ts'
import type { DevelopmentParts } from './development-parts.ts'

export async function openDatabase(
  { databaseUrl, dataDirectory }: Config,
  parts: DevelopmentParts | null,
): Promise<Database> {
  if (databaseUrl !== null) return openPostgres(databaseUrl)
  if (parts === null) throw new BadSetting('DATABASE_URL is missing: the built server has no embedded database.')
  return parts.openEmbeddedDatabase(dataDirectory)
}
