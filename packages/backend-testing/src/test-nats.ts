import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestCertificate } from './test-certificate.ts'
import { freePort } from './test-postgres.ts'

const NATS = '/usr/sbin/nats-server'

export interface TestNats {
  url: string
  /** Kills it and starts it again with the same data. */
  restart: () => Promise<void>
  stop: () => void
}

/** Debian's NATS server, or null where it is missing. With a certificate it takes only connections over TLS. */
export async function startTestNats(certificate: TestCertificate | null = null): Promise<TestNats | null> {
  if (!existsSync(NATS)) return null
  const folder = mkdtempSync(join(tmpdir(), 'tarapath-nats-'))
  const port = await freePort()
  const tls = certificate ? ['--tls', '--tlscert', certificate.certificate, '--tlskey', certificate.key] : []
  const at = ['--addr', '127.0.0.1', '--port', String(port)]
  const start = () => startedNats(['--jetstream', '--store_dir', folder, ...at, ...tls])
  let child = await start()
  return {
    url: certificate ? `tls://localhost:${port}` : `nats://127.0.0.1:${port}`,
    async restart() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
      child = await start()
    },
    stop() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startedNats(options: string[]): Promise<ChildProcess> {
  const child = spawn(NATS, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('NATS did not start.')))
    child.stderr.on('data', (text: Buffer) => text.includes('Server is ready') && resolve(child))
  })
}
