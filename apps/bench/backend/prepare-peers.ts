import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PEERS = fileURLToPath(new URL('peers/', import.meta.url))

/** Installs the peers from their lockfile. */
export function preparePeers(): void {
  if (!existsSync(`${PEERS}node_modules/.modules.yaml`))
    execFileSync('pnpm', ['install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'], {
      cwd: PEERS,
      stdio: 'inherit',
    })
}
