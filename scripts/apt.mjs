import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this process can install system packages: on Debian, as root. */
export const canAptInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Tries to install system packages, with spaces between them. The caller checks whether they are there afterwards. */
export function aptInstall(names) {
  if (!canAptInstall()) return
  console.log(`Installing ${names} with apt …`)
  spawnSync('bash', ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${names}`], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: 600_000,
  })
}
