import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes, X509Certificate } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTestPostgres, type TestPostgres } from '@tarapath/backend-testing/postgres'
import { ISSUER } from '../addresses.ts'
import { environmentIn, filledIn } from './settings.ts'
import { unitOf, type Unit } from './unit.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const deploy = join(repository, 'deploy')
const PROVIDERS_PORT = 4390
/** Caddy's own ports may be taken, and are only for root: the browser is told to go here instead of 443. */
const TLS_PORT = 18_443
const SITE = 'tarapath.test'
const API_SITE = 'api.tarapath.test'
export const ORIGINS = { site: `https://${SITE}`, api: `https://${API_SITE}` }

export interface Deployment {
  /** What `init` printed. */
  prepared: string
  postgres: TestPostgres
  servers: [Unit, Unit]
  websites: [Unit, Unit]
  /** Arguments with which Chromium finds the two names and trusts their certificates. */
  browserArguments: string[]
  /** All codes that were sent to a number, the newest first. */
  codesSentTo: (phone: string) => Promise<string[]>
  /** Simulated providers that take connections and do not answer. */
  pauseProviders: (isPaused: boolean) => void
  stop: () => Promise<void>
}

/** Follows `docs/operating.md` with the built servers, Postgres, Caddy and the files of `deploy`. */
export async function deployTarapath(admin: string): Promise<Deployment> {
  const cleanups = new AsyncDisposableStack()
  try {
    return await deployWith(cleanups, admin)
  } catch (failure) {
    await cleanups.disposeAsync()
    throw failure
  }
}

async function deployWith(cleanups: AsyncDisposableStack, admin: string): Promise<Deployment> {
  const root = mkdtempSync(join(tmpdir(), 'tarapath-production-'))
  cleanups.defer(() => rmSync(root, { recursive: true, force: true }))
  const postgres = await startTestPostgres({ durable: true })
  if (!postgres) throw new Error('Postgres is missing: install the package postgresql.')
  cleanups.defer(() => postgres.stop())
  const { child: providers, settings } = await startProviders()
  cleanups.defer(() => void providers.kill('SIGKILL'))

  mkdirSync(join(root, 'opt/tarapath'), { recursive: true })
  mkdirSync(join(root, 'etc/tarapath'), { recursive: true })
  cpSync(join(repository, 'apps/server/dist'), join(root, 'opt/tarapath/server'), { recursive: true })
  cpSync(join(repository, 'apps/customer-web/dist'), join(root, 'opt/tarapath/website'), { recursive: true })
  const server = filledIn(readFileSync(join(deploy, 'server.env.example'), 'utf8'), {
    given: {
      ...settings,
      SECRET: randomBytes(32).toString('hex'),
      DATABASE_URL: postgres.url,
      WEB_ORIGIN: ORIGINS.site,
      PUBLIC_ORIGIN: ORIGINS.api,
    },
    without: /^(?:EXOTEL|LIVEKIT)_/,
  })
  const website = filledIn(readFileSync(join(deploy, 'website.env.example'), 'utf8'), {
    given: { PUBLIC_ORIGIN: ORIGINS.site, ISSUER },
    without: /^LIVEKIT_/,
  })
  writeFileSync(join(root, 'etc/tarapath/server.env'), server)
  writeFileSync(join(root, 'etc/tarapath/website.env'), website)

  const prepared = execFileSync(
    process.execPath,
    [join(root, 'opt/tarapath/server/tarapath.js'), 'init', '--admin', admin, '--name', 'Asha Rao'],
    { encoding: 'utf8', env: environmentIn(server.split('\n')) },
  )
  const unit = (name: string, instance: number) =>
    unitOf({ file: join(deploy, `systemd/tarapath-${name}@.service`), instance, root, log: join(root, `${name}.log`) })
  const servers: Deployment['servers'] = [unit('server', 1), unit('server', 2)]
  const websites: Deployment['websites'] = [unit('website', 1), unit('website', 2)]
  for (const each of [...servers, ...websites]) {
    each.start()
    // In the reverse order: the websites stop before their servers.
    cleanups.defer(() => each.stop())
  }
  const caddy = startCaddy(root)
  cleanups.defer(() => void caddy.kill('SIGKILL'))
  return {
    prepared,
    postgres,
    servers,
    websites,
    browserArguments: [
      `--host-resolver-rules=MAP *.test:443 127.0.0.1:${TLS_PORT}`,
      `--ignore-certificate-errors-spki-list=${await issuerOf(root)}`,
    ],
    async codesSentTo(phone) {
      const page = await (await fetch(`http://127.0.0.1:${PROVIDERS_PORT}/`)).text()
      return [...page.matchAll(/<li>\+91(\d+): (\d{6})<\/li>/g)].flatMap(([, to, code = '']) =>
        to === phone ? code : [],
      )
    },
    pauseProviders: (isPaused) => void providers.kill(isPaused ? 'SIGSTOP' : 'SIGCONT'),
    stop: () => cleanups.disposeAsync(),
  }
}

/** MSG91 and PhonePe, simulated; they print the settings that lead the servers to them. */
async function startProviders(): Promise<{ child: ChildProcess; settings: Record<string, string> }> {
  const child = spawn(process.execPath, [join(repository, 'apps/server/src/rehearsal/main.ts')], {
    env: {
      ...process.env,
      PORT: String(PROVIDERS_PORT),
      API_URL: 'http://127.0.0.1:4101',
      WEB_ORIGIN: ORIGINS.site,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => text.toString().includes('Messages are on') && resolve(output))
    child.on('exit', () => reject(new Error('The simulated providers did not start.')))
  })
  return {
    child,
    settings: Object.fromEntries([...printed.matchAll(/^(\w+)='(.*)'$/gm)].map(([, name, value]) => [name, value])),
  }
}

/** Caddy with the file as it is delivered, but with certificates of its own authority. */
function startCaddy(root: string): ChildProcess {
  const file = join(root, 'Caddyfile')
  const options = `http_port 18080\n https_port ${TLS_PORT}\n admin off\n skip_install_trust\n local_certs\n storage file_system ${root}/caddy`
  writeFileSync(file, `{\n ${options}\n}\nimport ${join(deploy, 'Caddyfile')}\n`)
  const env = { PATH: process.env['PATH'], HOME: root, SITE, API_SITE }
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
}

/** The hash of the public key that signs Caddy's certificates, by which Chromium trusts them and no others. */
async function issuerOf(root: string): Promise<string> {
  const file = join(root, 'caddy/pki/authorities/local/intermediate.crt')
  for (let left = 300; !existsSync(file); left -= 1) {
    if (left === 0) throw new Error('Caddy did not start.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const key = new X509Certificate(readFileSync(file)).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
