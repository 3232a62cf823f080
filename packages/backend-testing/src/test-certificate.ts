import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const OPENSSL = '/usr/bin/openssl'

/** The files of a self-signed certificate for localhost. */
export interface TestCertificate {
  certificate: string
  key: string
}

/** A new certificate, or null where there is no `openssl`. */
export function createTestCertificate(): TestCertificate | null {
  if (!existsSync(OPENSSL)) return null
  const folder = mkdtempSync(join(tmpdir(), 'tarapath-certificate-'))
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  const { status, stderr } = spawnSync(OPENSSL, [...made, ...subject], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl: ${stderr}`)
  return { certificate, key }
}
