import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages of the system may be installed here: Debian, as root. */
export const canAptInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a package of the system, or leaves things as they are; the caller looks for what it wanted. */
export function aptInstall(name) {
  if (!canAptInstall()) return
  console.log(`Installing the package ${name} with apt …`)
  spawnSync('bash', ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: 600_000,
  })
}
