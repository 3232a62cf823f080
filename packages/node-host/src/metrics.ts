import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** `call` is one of a closed list, never a URL. */
  countRequest: (call: string, status: number, seconds: number) => void
  /** An entry of the log that is more than a request: its name is a constant of the code. */
  countEvent: (level: string, event: string) => void
  /** Serves them at /metrics on a port that is not for the public. */
  listen: (port: number, host: string) => Promise<Server>
}

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of one server for Prometheus. No label names a person, a URL or a value that callers choose. */
export function createMetrics(server: 'backend' | 'website', isReady: () => Promise<boolean>): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ server })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'tarapath_request_seconds',
    help: 'How long requests took, by what was asked and the status of the reply.',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers,
  })
  const events = new Counter({
    name: 'tarapath_events_total',
    help: 'What was written to the log beside requests.',
    labelNames: ['level', 'event'],
    registers,
  })
  const ready = new Gauge({
    name: 'tarapath_ready',
    help: '1 while this server can do its work: the backend with its database, the website with its backend.',
    registers,
    async collect() {
      this.set((await isReady()) ? 1 : 0)
    },
  })
  ready.set(0)

  return {
    countRequest: (call, status, seconds) => requests.observe({ call, status: String(status) }, seconds),
    countEvent: (level, event) => events.inc({ level, event }),
    listen: (port, host) => listen(registry, port, host),
  }
}

function listen(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, reply) => {
    if (request.url !== '/metrics') return void reply.writeHead(404).end()
    registry.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => reply.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
