import { isPhoneNumber, phoneNumber, type Database } from '@tarapath/backend'
import { addStaffMember, listStaffMembers } from '@tarapath/backend/staff'
import { fillReferenceData } from '@tarapath/reference-data'
import type { Config } from '../config.ts'
import { BadSetting } from '../config/read-setting.ts'
import type { DevelopmentParts } from './development-parts.ts'
import { openMarkedDatabase } from './open-database.ts'

export interface FirstAdmin {
  phone: string
  name: string
}

/** Creates the tables and fills what the service needs on its first day. Returns what was added; a second time nothing is. */
export async function prepareDatabase(
  config: Config,
  parts: DevelopmentParts | null,
  admin: FirstAdmin | null,
): Promise<string[]> {
  if (admin && !isPhoneNumber(admin.phone))
    throw new BadSetting('--admin is not a mobile number. Write it like +919812345678.')
  const database = await openMarkedDatabase(config, parts)
  try {
    const filled = await fillReferenceData(database.db)
    return admin && (await addFirstAdmin(database, admin)) ? [...filled, 'an admin'] : filled
  } finally {
    await database.close()
  }
}

/** Later ones are added by an admin at the desk, where the activity log shows it. */
async function addFirstAdmin({ db }: Database, { phone, name }: FirstAdmin): Promise<boolean> {
  const admins = (await listStaffMembers(db)).filter(({ roles }) => roles.includes('admin'))
  if (admins.length > 0) return false
  await addStaffMember(db, new Date(), { phone: phoneNumber(phone), name, roles: ['admin'] })
  return true
}
