/** Commands over a WebSocket with numbered replies, as in Chromium's DevTools protocol and Firefox's BiDi. */
export interface Wire {
  send<Result>(method: string, params?: object, sessionId?: string): Promise<Result>
  close(): void
}

interface Answer {
  id?: number
  result?: unknown
  /** DevTools sends an object, BiDi a string. */
  error?: { message?: string } | string
  message?: string
}

export async function openWire(url: string): Promise<Wire> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`Nobody listens at ${url}.`)), { once: true })
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer
    if (answer.id === undefined) return
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  socket.addEventListener('close', () => {
    for (const settle of waiting.values()) settle({ error: 'the browser is gone' })
  })
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1)
        waiting.set(id, ({ result, error, message }) => {
          if (!error) return resolve(result as never)
          reject(new Error(`${method}: ${message ?? (typeof error === 'string' ? error : error.message)}`))
        })
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      }),
    close: () => socket.close(),
  }
}
