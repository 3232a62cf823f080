// Finds a Postgres for the tests: $DATABASE_URL or Debian's package, which is installed if this process is root.
import { existsSync, readdirSync } from 'node:fs'
import { aptInstall } from './apt.mjs'

const DEBIAN = '/usr/lib/postgresql'
const found = () =>
  Boolean(process.env.DATABASE_URL) ||
  (existsSync(DEBIAN) && readdirSync(DEBIAN).some((version) => existsSync(`${DEBIAN}/${version}/bin/initdb`)))

export function ensurePostgres() {
  if (!found()) aptInstall('postgresql')
  return found()
}
