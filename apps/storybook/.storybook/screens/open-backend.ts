import { createClient, memoryStorage, type Client, type TokenStorage } from '@tarapath/api-client'
import { requestLoginOtp, verifyLoginOtp } from '@tarapath/api-client/account'
import type { SignInSource } from '@tarapath/customer-core/platform'
import * as addresses from 'virtual:seeded-database'
import { createPageRooms } from './media-rooms.ts'
import { throughNetwork } from './network.ts'
import { NOW } from './now.ts'
import { answerPastTheClient } from './past-the-client.ts'

/** A customer of the demo data, one who has never been here, and one whom stories make the host of live streams. */
const PHONES = { customer: '9876543210', newcomer: '9876500001', host: '9876500002' } as const

export type ViewerKind = 'visitor' | keyof typeof PHONES

/** A visitor or a customer, as the screens see them. */
export interface Viewer {
  api: Client
  /** What the backend serves at an address: pictures, and the pay page. */
  fetch: (address: string, init?: RequestInit) => Response | Promise<Response>
  signIn: SignInSource
  /** Opens another viewer of the same backend. */
  open: (kind: ViewerKind) => Promise<Viewer>
}

let opening: ReturnType<typeof startBackend> | undefined

/** The whole platform in this page, with its database: the same rules and the same data as on a server. Its code comes with the first screen. */
async function startBackend() {
  const [database, { createBackend, createClock }, { createSandbox }] = await Promise.all([
    openDatabase(),
    import('@tarapath/backend'),
    import('@tarapath/sandbox'),
  ])
  const codes = new Map<string, string>()
  const backend = createBackend({
    database,
    clock: createClock(() => NOW.getTime()),
    settings: { rateLimit: null, console: true, publicOrigin: location.origin },
    media: createPageRooms(),
    extensions: [createSandbox()],
    ports: {
      sms: { send: async ({ phone, variables }) => void codes.set(phone, variables['code'] ?? '') },
    },
  })
  return { backend, codes, stopAnswering: answerPastTheClient(throughNetwork(backend.fetch)) }
}

let parts: ReturnType<typeof fetchParts> | undefined

/** The next database of this page needs no other: the browser compiles Postgres twice, and the second time takes seconds. */
async function fetchParts() {
  const [{ openPglite }, snapshot, files, wasm] = await Promise.all([
    import('@tarapath/backend/pglite'),
    fetch(addresses.snapshot).then((response) => response.blob()),
    fetch(addresses.files).then((response) => response.blob()),
    // Not as it streams in: a plain static server may not know what to call it.
    fetch(addresses.wasm)
      .then((response) => response.arrayBuffer())
      .then((code) => WebAssembly.compile(code)),
  ])
  return { openPglite, snapshot, engine: { wasm, files } }
}

async function openDatabase() {
  parts ??= fetchParts()
  const { openPglite, ...options } = await parts
  return openPglite(options)
}

const viewers = new Map<ViewerKind, Promise<Viewer>>()

/** One viewer of each kind for all stories of a page: a code is not sent to the same phone twice in a row. */
export function openViewer(kind: ViewerKind): Promise<Viewer> {
  const known = viewers.get(kind) ?? startViewer(kind)
  viewers.set(kind, known)
  return known
}

/** Ends the platform of this page with its database. The next screen starts another. */
export async function closeBackend(): Promise<void> {
  const opened = await opening
  opening = undefined
  viewers.clear()
  opened?.stopAnswering()
  await opened?.backend.close()
}

async function startViewer(kind: ViewerKind): Promise<Viewer> {
  const isSignedIn = kind !== 'visitor'
  opening ??= startBackend()
  const { backend, codes } = await opening
  const storage: TokenStorage = memoryStorage()
  const api = createClient({ baseUrl: location.origin, fetch: throughNetwork(backend.fetch), storage })
  if (kind !== 'visitor') {
    const phone = PHONES[kind]
    await requestLoginOtp(api, { phone_number: phone })
    const code = codes.get(`+91${phone}`) ?? ''
    await api.session.signIn(await verifyLoginOtp(api, { phone_number: phone, otp_key: code }))
  }
  return {
    api,
    fetch: backend.fetch,
    open: openViewer,
    signIn: { isSignedIn: () => isSignedIn, tokens: () => storage.get(), announce() {}, subscribe: () => () => {} },
  }
}
