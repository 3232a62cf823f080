import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { outputOf } from './started-server.ts'

// Only tests import this file: it starts what `npm run build` makes.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const BUILT = { server: here('../dist'), website: here('../../customer-web/dist') }
export const WEB_ORIGIN = 'https://tarapath.example'
const READY = { server: 'ready in', website: 'Website on' }

type Name = keyof typeof BUILT

/** What production needs, with a telephone provider that is never called. */
export const serverSettings = (port: number, more: Record<string, string>): Record<string, string> => ({
  PORT: String(port),
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  WEB_ORIGIN,
  SECRET: 'a secret of thirty-two characters',
  EXOTEL_SID: 'x',
  EXOTEL_API_KEY: 'x',
  EXOTEL_API_TOKEN: 'x',
  EXOTEL_CALLER_ID: 'x',
  ...more,
})

/** Copies the folders to an empty directory, where they run with Node alone. */
export function copyBuilt() {
  const elsewhere = mkdtempSync(join(tmpdir(), 'tarapath-built-'))
  for (const [name, folder] of Object.entries(BUILT)) {
    if (!existsSync(folder)) throw new Error(`${folder} is missing: run "npm run build" first.`)
    cpSync(folder, join(elsewhere, name), { recursive: true })
  }
  const commands = {
    server: join(elsewhere, 'server/tarapath.js'),
    website: join(elsewhere, 'website/server/website.js'),
  }
  const children: ChildProcess[] = []
  return {
    commands,
    /** Resolves when it is ready. */
    async start(name: Name, env: Record<string, string>): Promise<void> {
      const child = spawn(process.execPath, [commands[name]], {
        cwd: elsewhere,
        env: { PATH: process.env['PATH'] ?? '', ...env },
      })
      children.push(child)
      const { output } = await outputOf(child, READY[name])
      if (!output.includes(READY[name])) throw new Error(`The built ${name} did not start: ${output}`)
    },
    stop: () => children.forEach((child) => child.kill('SIGKILL')),
  }
}
