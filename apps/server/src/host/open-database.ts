import { gstSettingOf, realMoneyOf, type Database, type GstOn } from '@tarapath/backend'
import { openPostgres } from '@tarapath/backend/postgres'
import type { Config } from '../config.ts'
import { BadSetting } from '../config/read-setting.ts'
import type { DevelopmentParts } from './development-parts.ts'

/** Opens the database of these settings, or throws an error when it was created for others. */
export async function openMarkedDatabase(config: Config, parts: DevelopmentParts | null): Promise<Database> {
  const database = await openDatabase(config, parts)
  try {
    await checkGstSetting(database, config.gstOn)
    await checkRealMoney(database, config.realMoney)
    return database
  } catch (failure) {
    await database.close()
    throw failure
  }
}

async function openDatabase(
  { databaseUrl, databaseDirectUrl: directUrl, databaseConnections: connections, dataDirectory }: Config,
  parts: DevelopmentParts | null,
): Promise<Database> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, { connections, directUrl })
  if (parts === null) throw new BadSetting('DATABASE_URL is missing: the built server has no embedded database.')
  return parts.openEmbeddedDatabase(dataDirectory)
}

/** The balances in wallets are taxed or untaxed, so a database keeps the choice that it began with. */
async function checkGstSetting({ db }: Database, gstOn: GstOn): Promise<void> {
  const stored = await gstSettingOf(db, gstOn)
  if (stored !== gstOn)
    throw new BadSetting(
      `GST_ON is "${gstOn}", but this database was created with "${stored}": set GST_ON=${stored}, or create another database.`,
    )
}

/** Scripts and free payments must not meet customers' money, nor wallets that were filled for nothing real astrologers. */
async function checkRealMoney({ db }: Database, realMoney: boolean): Promise<void> {
  const stored = await realMoneyOf(db, realMoney)
  if (stored === realMoney) return
  throw new BadSetting(
    stored
      ? 'This database has the money of customers: start it with NODE_ENV=production and without EMBEDDED_PARTS.'
      : 'This database was created for a demonstration, with simulated payments: use another in production.',
  )
}
