// Sends HTTP over bare sockets in a separate process, so that the load costs the measured process nothing.
import { connect, type Socket } from 'node:net'
import type { Load, LoadReport } from './load.ts'

const HEAD_END = Buffer.from('\r\n\r\n')

const load = await new Promise<Load>((resolve) => process.once('message', (given) => resolve(given as Load)))
const statuses: Record<string, number> = {}
const latencies: number[] = []
let bytes = 0
let asked = 0

function connected(): Promise<Socket> {
  const socket = connect(load.port, '127.0.0.1')
  socket.setNoDelay(true)
  return new Promise((resolve, reject) => socket.once('connect', () => resolve(socket)).once('error', reject))
}

// Connections are opened before the measurement, because an app that polls keeps its connection.
const sockets = await Promise.all(Array.from({ length: load.connections }, connected))
const startedAt = performance.now()
const endsAt = startedAt + load.seconds * 1000

/** Sends sequential requests on one connection; with `everyMs` at fixed moments, however slow the replies are. */
async function caller(socket: Socket, at: number): Promise<void> {
  let due = load.everyMs === undefined ? performance.now() : startedAt + (load.everyMs * at) / load.connections
  for (;;) {
    if (load.everyMs !== undefined) {
      const wait = due - performance.now()
      // Timers round down to whole milliseconds, and no request may leave early.
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(wait)))
    } else due = performance.now()
    if (performance.now() >= endsAt) break
    asked += 1
    const { status, length } = await exchange(
      socket,
      load.requests[at % load.requests.length]!.replace('{n}', `${asked}`),
    )
    latencies.push(performance.now() - due)
    statuses[status] = (statuses[status] ?? 0) + 1
    bytes += length
    if (load.everyMs !== undefined) due += load.everyMs
  }
  socket.destroy()
}

function exchange(socket: Socket, request: string): Promise<{ status: string; length: number }> {
  return new Promise((resolve, reject) => {
    let heard: Buffer = Buffer.alloc(0)
    let expected = Infinity
    let status = ''
    const lost = () => reject(new Error(`The connection ended after "${heard.toString()}".`))
    const hear = (piece: Buffer) => {
      heard = heard.length === 0 ? piece : Buffer.concat([heard, piece])
      if (expected === Infinity) {
        const end = heard.indexOf(HEAD_END)
        if (end === -1) return
        const head = heard.toString('latin1', 0, end)
        status = head.slice(9, 12)
        expected = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
      }
      if (heard.length < expected) return
      socket.off('data', hear).off('close', lost)
      resolve({ status, length: heard.length })
    }
    socket.on('data', hear).once('close', lost)
    socket.write(request)
  })
}

await Promise.all(sockets.map(caller))
const sorted = latencies.toSorted((a, b) => a - b)
const quantile = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const report: LoadReport = {
  perSecond: latencies.length / ((performance.now() - startedAt) / 1000),
  p50: quantile(0.5),
  p99: quantile(0.99),
  statuses,
  bytesPerReply: bytes / latencies.length,
}
process.send!(report)
process.disconnect()
