// Runs in the tab: the real client and, if the URL asks for it, the real engine on an otherwise empty page.
// `/tab/3` is tab 3; `/tab/3?engine={}` has an engine with that configuration.
import { cookieStorage, createClient, isApiError, type Tokens } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import { endConsultation, getOngoingStatus, updateOngoingStatus } from '@tarapath/api-client/consultations'
import { createSessionEngine, type SessionConfig, type SessionEngine } from '@tarapath/session-engine'
import { browserPorts } from '@tarapath/session-engine/browser'

const name = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
const seen = { lostAt: 0, lost: 0, reloads: 0, persisted: false, confirmedAt: 0 }
let serverDate: number | null = null

const client = createClient({
  baseUrl: '',
  storage: cookieStorage(),
  headers: { 'x-tab': name },
  async fetch(input, init) {
    const response = await fetch(input, init)
    serverDate = Date.parse(response.headers.get('date') ?? '')
    return response
  },
  onSessionLost() {
    seen.lost += 1
    seen.lostAt = Date.now()
  },
})

addEventListener('pageshow', ({ persisted }) => {
  seen.persisted = persisted
})

const configuration = new URLSearchParams(location.search).get('engine')
const engine = configuration === null ? undefined : startEngine(JSON.parse(configuration) as SessionConfig)

function startEngine(config: SessionConfig): SessionEngine {
  const ports = browserPorts({
    api: {
      async getStatus({ signal }) {
        const body = await getOngoingStatus(client, { signal: signal as AbortSignal, retry: 0 })
        return { body, serverDate }
      },
      endConsultation: (id, body, options) => endConsultation(client, { id: Number(id) }, body, options),
      cancelWaiting: (id) => updateOngoingStatus(client, { consultation_id: Number(id) }),
      saveLog: () => undefined,
    },
    nav: { reload: () => void (seen.reloads += 1), replace: () => undefined, logoutFully: () => undefined },
  })
  const started = createSessionEngine({ ports, signedIn: true, path: '/chat', config })
  started.subscribe(() => {
    if (started.getSnapshot().confirmed) seen.confirmedAt ||= Date.now()
  })
  return started
}

const tab = {
  signIn: (tokens: Tokens) => client.session.signIn(tokens),

  /** Signs out and resolves to the time. */
  async signOut(): Promise<number> {
    const at = Date.now()
    await client.session.signOut()
    return at
  },

  /** Deletes the cookie, as the browser does when it expires. */
  dropAccess() {
    document.cookie = 'access_token=; Path=/; Max-Age=0'
  },

  hasSession: () => document.cookie.includes('refresh_token='),

  /** Sends this many concurrent requests and resolves to the kinds of the failures. */
  async call(times: number): Promise<string[]> {
    const calls = Array.from({ length: times }, () => getMyProfile(client))
    const failures = (await Promise.allSettled(calls)).filter((result) => result.status === 'rejected')
    return failures.map(({ reason }) => (isApiError(reason) ? `${reason.kind} ${reason.status ?? ''}` : String(reason)))
  },

  view: () => ({
    ...seen,
    hidden: document.visibilityState === 'hidden',
    loadedAt: performance.timeOrigin,
    phase: engine?.getSnapshot().phase ?? null,
    idleEndsAt: engine?.getSnapshot().idleEndsAt ?? null,
    maxEndsAt: engine?.getSnapshot().maxEndsAt ?? null,
    ended: engine?.getSnapshot().ended?.message ?? null,
  }),

  leave: () => void setTimeout(() => location.assign('/elsewhere')),
  reload: () => void setTimeout(() => location.reload()),
}

export type PageView = ReturnType<typeof tab.view>

Object.assign(globalThis, { tab })
