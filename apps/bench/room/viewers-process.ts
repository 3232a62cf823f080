import { request, type IncomingMessage } from 'node:http'
import type { Audience, Watched } from './viewers.ts'

const LOSES_LINE_EVERY_MS = 500
const BACK_AFTER_MS = 1000
const QUIET_MS = 10_000

let arrived = 0
let doubled = 0
let lastAt = performance.now()
/** How many messages took this many milliseconds. */
let times = new Map<number, number>()

class Viewer {
  readonly #audience: Audience
  readonly #token: string
  #lastId = 0
  #reply: IncomingMessage | null = null

  constructor(audience: Audience, token: string) {
    this.#audience = audience
    this.#token = token
  }

  async open(): Promise<void> {
    const { port, streamId } = this.#audience
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(this.#lastId > 0 && { 'last-event-id': String(this.#lastId) }),
    }
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: `/api/events/?live=${streamId}`, headers, agent: false }, resolve)
        .once('error', reject)
        .end()
    })
    if (reply.statusCode !== 200) throw new Error(`A viewer was answered with ${reply.statusCode}.`)
    this.#reply = reply.setEncoding('utf8')
    let unread = ''
    reply.on('error', () => {})
    reply.on('data', (piece: string) => {
      unread += piece
      for (let end = unread.indexOf('\n\n'); end !== -1; end = unread.indexOf('\n\n')) {
        this.#read(unread.slice(0, end))
        unread = unread.slice(end + 2)
      }
    })
  }

  async loseLine(): Promise<void> {
    // This viewer is reconnecting already.
    if (!this.#reply) return
    this.#reply.destroy()
    this.#reply = null
    await new Promise((resolve) => setTimeout(resolve, BACK_AFTER_MS))
    await this.open()
  }

  #read(block: string): void {
    const [, id, type, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/s.exec(block) ?? []
    if (id === undefined || data === undefined) return
    const isNew = Number(id) > this.#lastId
    if (isNew) this.#lastId = Number(id)
    if (type !== 'chat') return
    if (!isNew) doubled += 1
    else count(data)
  }
}

function count(data: string): void {
  const letters = /"text":"([a-j]{13})"/.exec(data)?.[1] ?? ''
  const sentAt = Number(letters.replaceAll(/[a-j]/g, (letter) => String('abcdefghij'.indexOf(letter))))
  const took = Date.now() - sentAt
  times.set(took, (times.get(took) ?? 0) + 1)
  arrived += 1
  lastAt = performance.now()
}

const audience = await new Promise<Audience>((resolve) =>
  process.once('message', (given) => resolve(given as Audience)),
)
const viewers = audience.tokens.map((token) => new Viewer(audience, token))
for (const viewer of viewers) await viewer.open()
let next = 0
setInterval(() => void viewers[next++ % viewers.length]?.loseLine(), LOSES_LINE_EVERY_MS)
process.send?.('open')

process.on('message', (sent: number) => {
  const timer = setInterval(() => {
    if (arrived < sent * viewers.length && performance.now() - lastAt < QUIET_MS) return
    clearInterval(timer)
    process.send?.(take())
  }, 100)
})

function take(): Watched {
  const watched = { arrived, doubled, p50: quantile(0.5), p99: quantile(0.99) }
  arrived = doubled = 0
  times = new Map()
  return watched
}

function quantile(share: number): number {
  let left = arrived * share
  for (const [took, many] of [...times].toSorted(([a], [b]) => a - b)) {
    left -= many
    if (left <= 0) return took
  }
  return 0
}
