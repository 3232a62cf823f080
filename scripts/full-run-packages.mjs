import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'

/** The tasks of the full run that need packages of Debian: for each the packages, and a file that each of them brings. */
export const TASKS_WITH_PACKAGES = {
  production: { caddy: '/usr/bin/caddy' },
  'other-browsers': {
    'firefox-esr': '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/xvfb-run',
    // xvfb-run needs it, and only recommends it.
    xauth: '/usr/bin/xauth',
  },
}

/** The packages of a task that are not there. */
export const missingPackages = (task) =>
  Object.entries(TASKS_WITH_PACKAGES[task])
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name)

/** Tries to install what is missing. */
export function ensurePackages() {
  const missing = Object.keys(TASKS_WITH_PACKAGES).flatMap(missingPackages)
  if (missing.length > 0) aptInstall(missing.join(' '))
}
