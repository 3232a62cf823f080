import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Only tests open this file: it starts the server as a process of its own.

export const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

export const start = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'] ?? '', ...env } })

/** What a process says until it ends, or until it has said what is waited for. */
export function heard(child: ChildProcess, until?: string): Promise<{ said: string; code: number | null }> {
  return new Promise((resolve) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (until !== undefined && said.includes(until)) resolve({ said, code: null })
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('exit', (code) => resolve({ said, code }))
  })
}

export async function startedServer(env: Record<string, string>): Promise<{ child: ChildProcess; address: string }> {
  const child = start(env)
  const { said } = await heard(child, 'ready in')
  const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0]
  if (address === undefined) throw new Error(`The server did not start: ${said}`)
  return { child, address }
}

export const post = (address: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** The access token of a customer who signs in with the code that the console shows. */
export async function signIn(address: string, phone_number: string): Promise<string> {
  await post(address, '/api/v1/user/authorize/otp_login/', { phone_number })
  const codes = await (await fetch(`${address}/console`)).text()
  const otp_key = /<output data-code[^>]{0,99}>(\d{6})/.exec(codes)?.[1]
  const reply = await post(address, '/api/v1/user/authorize/otp_verify/', { phone_number, otp_key })
  return ((await reply.json()) as { access: string }).access
}
