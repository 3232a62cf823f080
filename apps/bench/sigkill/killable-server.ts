import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@tarapath/backend-testing'

export interface KillableServer {
  address: string
  dataDirectory: string
  killAndRestart: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a bundled server in a separate process, on the embedded database in a new directory or on this Postgres. */
export async function createKillableServer(command: string, databaseUrl: string | undefined): Promise<KillableServer> {
  const dataDirectory = join(mkdtempSync(join(tmpdir(), 'tarapath-sigkill-')), 'data')
  const port = await freePort()
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATA_DIR: dataDirectory,
    RATE_LIMIT: 'off',
    SECRET: 'the same secret for every process of this run',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  const exited = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

  function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [command], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    return new Promise((resolve, reject) => {
      let output = ''
      const collect = (piece: Buffer) => {
        output += piece.toString()
        if (output.includes('ready in')) resolve(child)
      }
      child.stdout.on('data', collect)
      child.stderr.on('data', collect)
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)))
    })
  }

  let child = await start()
  return {
    address: `http://127.0.0.1:${port}`,
    dataDirectory,
    async killAndRestart() {
      const dead = exited(child)
      child.kill('SIGKILL')
      await dead
      child = await start()
    },
    async stop() {
      const dead = exited(child)
      child.kill('SIGTERM')
      await dead
    },
  }
}
