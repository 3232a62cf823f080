import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'

/** The tasks of the full run that need packages of Debian: for each the packages, and a file that each of them brings. */
export const TASKS_WITH_PACKAGES = {
  production: { caddy: '/usr/bin/caddy' },
  'built:pooled': { pgbouncer: '/usr/sbin/pgbouncer' },
  'other-browsers': {
    'firefox-esr': '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/xvfb-run',
    // xvfb-run needs it, and only recommends it.
    xauth: '/usr/bin/xauth',
  },
}

/** What single tests of the full run need, which are skipped without it. */
const PACKAGES_OF_TESTS = {
  'nats-server': '/usr/sbin/nats-server',
  openssl: '/usr/bin/openssl',
  pgbackrest: '/usr/bin/pgbackrest',
}

const missing = (packages) =>
  Object.entries(packages)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name)

/** The packages of a task that are not there. */
export const missingPackages = (task) => missing(TASKS_WITH_PACKAGES[task])

/** Tries to install what is missing. */
export function ensurePackages() {
  const names = [...Object.values(TASKS_WITH_PACKAGES), PACKAGES_OF_TESTS].flatMap(missing)
  if (names.length > 0) aptInstall(names.join(' '))
}
