import { Hono } from 'hono'
import { html } from 'hono/html'
import { createClock } from '@tarapath/backend'
import { htmlPage } from '@tarapath/backend/http'
import { openPglite } from '@tarapath/backend/pglite'
import { defaultSettings, type Settings } from '@tarapath/backend/ports'
import { createMsg91Simulator, createPaymentSimulator, simulatorAccount } from '@tarapath/sandbox'
import { listen } from '../host/listen.ts'

interface ProvidersOptions {
  port: number
  host: string
  /** Where browsers reach the pay pages. */
  publicOrigin: string
  /** Where the server gets the callbacks of payments. */
  apiUrl: string
  /** The website, to which the pay pages lead back. */
  webOrigin: string
}

type Sent = ReturnType<typeof createMsg91Simulator>['sent']

export interface Providers {
  /** The messages, the oldest first. */
  sent: Sent
  stop: () => Promise<void>
}

const SECRET = 'the account of a rehearsal, where no money moves'
const TEMPLATES = { login_code: 'login', confirm_code: 'confirm', astrologer_free: 'free', live_started: 'live' }

/** The settings of the server that go with these providers. */
export function rehearsalSettings(url: string): Record<string, string> {
  const payments = simulatorAccount({ ...defaultSettings(), secrets: [SECRET] })
  return {
    REHEARSAL_URL: url,
    MSG91_AUTH_KEY: SECRET,
    MSG91_LOGIN_TEMPLATE: TEMPLATES.login_code,
    MSG91_CONFIRM_TEMPLATE: TEMPLATES.confirm_code,
    MSG91_FREE_TEMPLATE: TEMPLATES.astrologer_free,
    MSG91_LIVE_TEMPLATE: TEMPLATES.live_started,
    PHONEPE_CLIENT_ID: payments.clientId,
    PHONEPE_CLIENT_VERSION: payments.clientVersion,
    PHONEPE_CLIENT_SECRET: payments.clientSecret,
    PHONEPE_CALLBACK_USER: payments.callbackUser,
    PHONEPE_CALLBACK_PASSWORD: payments.callbackPassword,
  }
}

/** MSG91 and PhonePe as far as the server uses them. Messages are on a page, and no money moves. */
export async function startProviders({
  port,
  host,
  publicOrigin,
  apiUrl,
  webOrigin,
}: ProvidersOptions): Promise<Providers> {
  const database = await openPglite()
  const messages = createMsg91Simulator({ baseUrl: publicOrigin, authKey: SECRET, templates: TEMPLATES })
  const deliver = ({ url, method, headers, body }: Request): Promise<Response> =>
    fetch(new URL(new URL(url).pathname, apiUrl), { method, headers, body, duplex: 'half' } as RequestInit)
  const settings: Settings = { ...defaultSettings(), secrets: [SECRET], publicOrigin, webOrigin }
  const app = new Hono()
    .route('/', messages.app)
    .route('/simulator', createPaymentSimulator({ db: database.db, clock: createClock(), settings, deliver }))
    .get('/', () => messagesPage(messages.sent))
  const server = await listen(port, host, (request) => app.fetch(request))
  return {
    sent: messages.sent,
    async stop() {
      server.closeAllConnections()
      server.close()
      await database.close()
    },
  }
}

const messagesPage = (sent: Sent) =>
  htmlPage({
    title: 'Messages',
    body: html`<h1>Messages of this rehearsal</h1>
      ${sent.length === 0 ? html`<p>None was sent yet.</p>` : ''}
      <ul>
        ${sent.toReversed().map(({ mobiles, code, link }) => html`<li>+${mobiles}: ${code ?? link}</li>`)}
      </ul>`,
  })
