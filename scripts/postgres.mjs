// A Postgres for the tests that need one: $DATABASE_URL, Debian's, or Debian's once it is installed (as root).
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
