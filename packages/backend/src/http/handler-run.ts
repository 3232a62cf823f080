import type { Row } from '@tarapath/api-client/table'
import type { AnsweringName, EndpointContext, Table } from '../endpoint/handler.ts'
import type { Db } from '../database/db.ts'
import type { Audience } from '../identity/index.ts'
import { describeFailure } from '../ports/log.ts'
import { deviceName } from './device-name.ts'
import type { AppContext } from './app-context.ts'
import type { SignedIn } from './identify-caller.ts'
import type { StoredReply } from './idempotency.ts'
import type { RawInput } from './read-input.ts'

/** A handler without the types of its row: the schemas of the table check input and reply. */
export type AnyHandler = (input: RawInput, context: EndpointContext) => Promise<unknown>

export interface EndpointRow extends Row {
  name: AnsweringName
  group: Table[AnsweringName]['group']
  /** Whose tokens open it. For `both`, an astrologer's token stands for the account of the astrologer. */
  audience: Audience | 'both'
}

export interface Caller {
  request: Request
  params: Readonly<Record<string, string>>
  ip: string
  isTrusted: boolean
}

interface RunOptions {
  context: AppContext
  row: EndpointRow
  handler: AnyHandler
  caller: Caller
  signedIn: SignedIn
  now: Date
}

/** The handler of an endpoint for one request. */
export interface HandlerRun {
  /** Headers of the reply; the handler adds to them. */
  headers: Record<string, string>
  /** The URL of the request, as a text and parsed. */
  address: () => string
  url: () => URL
  /** Runs the handler. Throws NOT_MODIFIED when the client already has this version. */
  handle: (database: Db, input: RawInput) => Promise<StoredReply>
  /** Runs what the handler left for the time after the commit. A failure is logged. */
  runAfterwards: () => Promise<void>
}

/** The client has this version already. One instance: creating an error for each poll costs more than the poll. */
export const NOT_MODIFIED = new Error('unchanged')

export function createHandlerRun({ context, row, handler, caller, signedIn, now }: RunOptions): HandlerRun {
  const { ports, settings } = context
  const { request, ip } = caller
  const headers: Record<string, string> = {}
  const tasks: (() => Promise<void>)[] = []
  // The configured origin, not the Host header or a proxy's address: lists repeat it in their page links.
  const address = () => settings.publicOrigin + pathOf(request)
  let parsed: URL | undefined
  const url = () => (parsed ??= new URL(address()))

  async function handle(db: Db, input: RawInput): Promise<StoredReply> {
    const reply = await handler(input, {
      db,
      now,
      ...signedIn,
      ip,
      get device() {
        return deviceName(request.headers.get('user-agent') ?? '')
      },
      get url() {
        return url()
      },
      ports,
      settings,
      setHeader: (name, value) => void (headers[name.toLowerCase()] = value),
      afterwards: (task) => void tasks.push(task),
      stopIfUnchanged: (version) => {
        const tag = `W/"${version}"`
        headers['etag'] = tag
        if (request.headers.get('if-none-match') === tag) throw NOT_MODIFIED
      },
    })
    return { status: row.status, body: JSON.stringify(settings.checkReplies ? row.response.parse(reply) : reply) }
  }

  async function runAfterwards(): Promise<void> {
    for (const task of tasks)
      await task().catch((failure: unknown) =>
        ports.log.write({ level: 'error', event: 'afterwards', call: row.name, ...describeFailure(failure) }),
      )
  }

  return { headers, address, url, handle, runAfterwards }
}

/** Path and query of a URL without parsing all of it. */
function pathOf({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  return start === -1 ? '/' : url.slice(start)
}
