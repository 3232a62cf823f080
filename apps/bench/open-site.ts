import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The built website over a backend that keeps nothing, each in a process. */
export interface Site {
  web: string
  api: string
  close(): Promise<void>
}

function start(folder: string, file: string, env: Record<string, string>): ChildProcess {
  const cwd = fileURLToPath(new URL(`../${folder}`, import.meta.url))
  return spawn(process.execPath, [file], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
}

/** The status of the answer, or null where nothing answers. */
const statusOf = (url: string): Promise<number | null> =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  )

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let status = await statusOf(url); status !== 200; status = await statusOf(url)) {
    if (status === 500) throw new Error(`${url} answers 500.`)
    if (server.exitCode !== null)
      throw new Error(`The server of ${url} did not start. Are the apps built? Run "pnpm build" first.`)
    await new Promise((done) => setTimeout(done, 150))
  }
}

export async function openSite({ webPort, apiPort }: { webPort: number; apiPort: number }): Promise<Site> {
  const web = `http://localhost:${webPort}`
  const api = `http://localhost:${apiPort}`
  for (const url of [web, `${api}/readyz`])
    if ((await statusOf(url)) === 200)
      throw new Error(`Something else answers at ${url}: it would be measured instead.`)
  const apiServer = start('server', 'src/main.ts', { PORT: String(apiPort), DATA_DIR: 'memory', WEB_ORIGIN: web })
  const webServer = start('customer-web', 'server.ts', {
    NODE_ENV: 'production',
    PORT: String(webPort),
    API_URL: api,
    // A page that waits no longer on a busy machine lacks sections.
    API_TIMEOUT_MS: '60000',
  })
  const close = async () => {
    await Promise.all(
      [apiServer, webServer].map(async (child) => {
        if (child.exitCode !== null) return
        child.kill('SIGTERM')
        await once(child, 'exit')
      }),
    )
  }
  try {
    await untilReady(`${api}/readyz`, apiServer)
    await untilReady(`${web}/`, webServer)
  } catch (failure) {
    await close()
    throw failure
  }
  return { web, api, close }
}
