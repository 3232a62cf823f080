import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this process can install system packages: on Debian, as root. */
export const canAptInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Whether a command is there and answers. */
export const canRun = (command, ...args) => spawnSync(command, args, { timeout: 20_000 }).status === 0

/** Tries to install a system package. The caller checks whether it is there afterwards. */
export function aptInstall(name) {
  if (!canAptInstall()) return
  console.log(`Installing the package ${name} with apt …`)
  spawnSync('bash', ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: 600_000,
  })
}
