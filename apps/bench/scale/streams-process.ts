// Holds many event streams over bare sockets, in a process of its own.
import { connect, type Socket } from 'node:net'
import type { Command, Report } from './streams-client.ts'

const OPENING_AT_ONCE = 32
const NO_LONGER_MS = 30_000

const sockets = new Set<Socket>()
let refused = 0
let arrivals: number[] = []
let isAwaited = false
const now = () => performance.timeOrigin + performance.now()

/** Resolves when the reply has begun: then the stream is open. */
function open({ port, path, localAddress }: Command & { kind: 'open' }, token: string): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  return new Promise((resolve) => {
    socket.on('error', () => {})
    socket.once('close', () => {
      if (!sockets.delete(socket)) refused += 1
      resolve()
    })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`)
    let head = ''
    socket.on('data', (piece: Buffer) => {
      if (isAwaited && piece.includes('event: queue')) arrivals.push(now())
      if (head.length > 12) return
      head += piece.toString('latin1')
      if (head.length <= 12) return
      if (!head.startsWith('HTTP/1.1 200')) return void socket.destroy()
      sockets.add(socket)
      resolve()
    })
  })
}

async function handle(command: Command): Promise<Report> {
  if (command.kind === 'open') {
    const tokens = command.tokens.values()
    const opener = async () => {
      for (const token of tokens) await open(command, token)
    }
    await Promise.all(Array.from({ length: OPENING_AT_ONCE }, opener))
  } else if (command.kind === 'close') {
    const closed = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    for (const socket of sockets) socket.destroy()
    await Promise.all(closed)
  } else if (command.kind === 'await') {
    arrivals = []
    isAwaited = true
  } else {
    const giveUpAt = now() + NO_LONGER_MS
    while (arrivals.length < sockets.size && now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, 20))
    isAwaited = false
  }
  return { open: sockets.size, refused, arrivals }
}

process.on('message', (command: Command) => void handle(command).then((report) => process.send?.(report)))
process.once('disconnect', () => process.exit())
