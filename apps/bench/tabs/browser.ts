import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One tab. All tabs of a browser share one profile and one window: showing one hides the others. */
export interface Tab {
  /** Evaluates an expression in the page and resolves to a copy of its value. */
  ask<Result>(expression: string): Promise<Result>
  show(): Promise<void>
  close(): Promise<void>
}

export interface Browser {
  readonly name: string
  openTab(url: string): Promise<Tab>
  close(): Promise<void>
}

/** Both protocols carry text in the same way. */
export const asText = (expression: string): string => `(async () => JSON.stringify((await (${expression})) ?? null))()`

/** Starts a browser with a new profile and waits for the URL of its command channel. */
export async function startBrowser(
  program: string,
  argumentsFor: (profile: string) => string[],
): Promise<{ address: string; stop(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'tarapath-tabs-'))
  const child = spawn(program, argumentsFor(profile), { stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'exit')
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${program} ended at once: ${said.slice(-500)}`)))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [found] = /ws:\/\/\S+/.exec(said) ?? []
      if (found) resolve(found)
    })
  }).catch(async (failure: NodeJS.ErrnoException) => {
    await rm(profile, { recursive: true, force: true })
    throw failure
  })
  return { address, stop }
}
