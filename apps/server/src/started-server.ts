import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Only tests import this file: it starts the server in a separate process.

export const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

export const start = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'] ?? '', ...env } })

/** Collects the output of a process until it contains `until`, or until the process ends. */
export function outputOf(child: ChildProcess, until?: string): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (until !== undefined && output.includes(until)) resolve({ output, code: null })
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('exit', (code) => resolve({ output, code }))
  })
}

export async function startedServer(env: Record<string, string>): Promise<{ child: ChildProcess; address: string }> {
  const child = start(env)
  const { output } = await outputOf(child, 'ready in')
  const address = /http:\/\/[\d.]+:\d+/.exec(output)?.[0]
  if (address === undefined) throw new Error(`The server did not start: ${output}`)
  return { child, address }
}

export const post = (address: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Signs a customer in with the code on the console and returns the access token. */
export async function signIn(address: string, phone_number: string): Promise<string> {
  await post(address, '/api/v1/user/authorize/otp_login/', { phone_number })
  const codes = await (await fetch(`${address}/console`)).text()
  const otp_key = /<output data-code[^>]{0,99}>(\d{6})/.exec(codes)?.[1]
  const reply = await post(address, '/api/v1/user/authorize/otp_verify/', { phone_number, otp_key })
  return ((await reply.json()) as { access: string }).access
}
