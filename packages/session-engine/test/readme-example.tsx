// The examples of README.md, compiled. test/readme.test.ts sees to it that they are the same.
/* oxlint-disable no-console -- examples talk */
import { browserPorts } from '../src/browser.ts'
import { createChat, pollTransport } from '../src/chat.ts'
import { createSessionEngine, type Ports, type SessionEngine } from '../src/index.ts'
import { SessionProvider, useSession, useSessionCountdown, useSessionEngine } from '../src/react.tsx'
import { createVirtualWorld, inProgress, noneInProgress } from '../src/testing.ts'

export function inFiveMinutes() {
  // A refusal rejects and names its status, in every call.
  async function call(url: string, options: RequestInit): Promise<Response> {
    const reply = await fetch(url, options)
    if (!reply.ok) throw Object.assign(new Error(`${url} was refused`), { status: reply.status })
    return reply
  }

  type Extra = { keepalive?: boolean; headers?: Record<string, string> }

  async function send(method: string, url: string, body: object, extra: Extra = {}) {
    const headers = { 'content-type': 'application/json', ...extra.headers }
    const reply = await call(url, { ...extra, method, headers, body: JSON.stringify(body) })
    return reply.status === 204 ? null : reply.json()
  }

  const engine = createSessionEngine({
    signedIn: true,
    path: location.pathname,
    ports: browserPorts({
      api: {
        async getStatus({ signal }) {
          const reply = await call('/api/v1/consultation/ongoing-status/', { signal })
          return { body: await reply.json(), serverDate: Date.parse(reply.headers.get('date') ?? '') }
        },
        endConsultation: (id, body, { keepalive, idempotencyKey }) =>
          send('POST', `/api/v1/consultation/end-consultation/${id}/`, body, {
            keepalive,
            headers: { 'idempotency-key': idempotencyKey },
          }),
        cancelWaiting: (id) => send('PATCH', '/api/v1/consultation/ongoing-status/', { consultation_id: id }),
        saveLog: (line) => navigator.sendBeacon('/api/v2/astro/save-log/', line),
      },
      nav: {
        reload: () => location.reload(),
        replace: (path) => location.replace(path),
        logoutFully: () => location.replace('/logout'),
      },
    }),
  })

  engine.subscribe(() => console.log(engine.getSnapshot()))
  engine.subscribe(
    (view) => view.modal,
    (modal) => console.log(modal),
  )
  engine.subscribeTick(() => console.log(engine.getCountdown().remainingSeconds))
}

export function insideAnApp(
  { api, nav }: Pick<Ports, 'api' | 'nav'>,
  bridge: { postMessage(text: string): void },
  appOwnsTheSession: boolean,
) {
  const embedded = createSessionEngine({
    signedIn: true,
    path: location.pathname,
    ports: { ...browserPorts({ api, nav }), onNotice: (notice) => bridge.postMessage(JSON.stringify(notice)) },
    config: { popups: false, autoEnd: !appOwnsTheSession },
  })
  return embedded
}

export function onAServerToo({ api, nav }: Pick<Ports, 'api' | 'nav'>, path: string, hasToken: () => boolean) {
  const isBrowser = typeof document === 'object'
  const shared = createSessionEngine({ signedIn: isBrowser && hasToken(), path, ports: browserPorts({ api, nav }) })
  return shared
}

function Clock() {
  const { remainingSeconds } = useSessionCountdown() // renders once a second
  return <time>{remainingSeconds}</time>
}

function IdleWarning() {
  const engine = useSessionEngine()
  const isOpen = useSession((view) => view.modal === 'idleWarning') // renders when it opens and closes
  return isOpen ? <button onClick={() => engine.continue()}>Continue chat</button> : null
}

export const page = (engine: SessionEngine) => (
  <SessionProvider engine={engine}>
    <Clock />
    <IdleWarning />
  </SessionProvider>
)

type Transport = Parameters<typeof pollTransport>[0]

export function chatOf(
  engine: SessionEngine,
  ports: Ports,
  { list, send }: Pick<Transport, 'list' | 'send'>,
  maskPhoneNumbers: (text: string) => string,
) {
  const { clock, scheduler, lifecycle, peers } = ports
  const chat = createChat({
    consultationId: '501',
    transport: pollTransport({ list, send, clock, scheduler, lifecycle, peers }),
    clock,
    scheduler,
    outbox: {
      get: (key) => sessionStorage.getItem(key),
      set: (key, value) => sessionStorage.setItem(key, value),
      remove: (key) => sessionStorage.removeItem(key),
    },
    prepare: maskPhoneNumbers,
    onSend: () => engine.activity('send'),
  })
  return chat
}

export async function testing() {
  const world = createVirtualWorld()
  world.server.status(0, inProgress({ max_call_duration: 120 }))
  world.server.status(90_000, noneInProgress({ status_message: 'Your balance ran out.' }))
  const { engine } = world.openTab({ path: '/chat' })
  await world.runTo(91_500)
  const { ended } = engine.getSnapshot() // ended.message: 'Your balance ran out.'
  return ended
}
