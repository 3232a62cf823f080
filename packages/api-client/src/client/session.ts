import { memoryStorage } from '../storage/memory-storage.ts'
import { abortable } from './abortable.ts'
import type { CallRow } from './call-row.ts'
import type { ClientOptions } from './client.ts'
import type { Renewal } from './renewal.ts'
import type { Tokens } from './tokens.ts'
import { failure, type Trip } from './trip.ts'

/** The time between two sign-ins or sign-outs. Ending one ends its refresh. */
export interface Era {
  end: AbortController
  /** Answers false when nobody could tell; else the storage says what holds. */
  renewing?: Promise<boolean> | undefined
}

interface Ports {
  /** Puts a request on the wire, once. */
  send: (request: Request, trip: Trip) => Promise<Response>
  renewal: (refresh: string, signal: AbortSignal) => Promise<Renewal>
}

/** Decides which token a request carries, and what happens when the server refuses it. */
export function createSession(options: ClientOptions, { send, renewal }: Ports) {
  const { storage = memoryStorage(), onSessionLost } = options
  const mayRefresh = options.refresh !== 'never'
  let era: Era = { end: new AbortController() }
  /** Our own writes, one after the other; reads wait for them. */
  let writes: Promise<unknown> = Promise.resolve()
  /** Tokens the server refused for good. They count as gone even where they cannot be removed. */
  const dead = new Set<string | undefined>()
  /** A session was seen whose end nobody has been told of yet. */
  let alive = false

  const write = <Result>(job: () => Result | Promise<Result>): Promise<Result> => {
    const done = writes.then(job)
    writes = done.catch(() => {})
    return done
  }

  const stored = async (): Promise<Tokens> => {
    const { access, refresh, log } = await storage.get()
    const tokens: Tokens = { log }
    if (!dead.has(access)) tokens.access = access
    if (!dead.has(refresh)) tokens.refresh = refresh
    alive ||= Boolean(tokens.access || tokens.refresh)
    return tokens
  }

  const read = async (trip: Trip): Promise<Tokens> => {
    await writes
    const tokens = await stored()
    if (trip.era !== era) throw failure(trip, 'session-changed')
    return tokens
  }

  const nextEra = () => {
    era.end.abort()
    era = { end: new AbortController() }
  }

  const tellLost = () => {
    if (alive && onSessionLost) queueMicrotask(() => onSessionLost('rejected'))
    alive = false
  }

  storage.onSignOut?.(() => {
    nextEra()
    tellLost()
  })

  const renew = (mine: Era, refused: string | undefined) => async () => {
    await writes
    const before = await stored()
    const { refresh } = before
    if (before.access ? before.access !== refused : !refresh) return true
    if (refused && refresh) await write(() => mine === era && storage.set({ ...before, access: undefined }))
    const answer = refresh ? await renewal(refresh, mine.end.signal) : 'rejected'
    return write(async () => {
      if (mine !== era) return true
      const now = await stored()
      // Another tab was faster, or signed out.
      if ((now.access && now.access !== refused) || now.refresh !== refresh) return true
      if (typeof answer === 'object') {
        await storage.set({ log: now.log, refresh: answer.refresh || refresh, access: answer.access })
      } else if (answer === 'rejected') {
        dead.add(refused).add(refresh)
        await storage.clear()
        tellLost()
      } else return false
      return true
    })
  }

  const renewed = async (trip: Trip, request: Request, refused?: string): Promise<Tokens> => {
    const mine = trip.era
    const job = renew(mine, refused)
    mine.renewing ??= (storage.lock?.('auth-refresh', job) ?? job()).finally(() => (mine.renewing = undefined))
    trip.refreshed = true
    const settled = await abortable(mine.renewing, request.signal)
    const tokens = await read(trip)
    if (!settled) throw failure(trip, 'session-unavailable')
    return tokens
  }

  const bearing = (request: Request, token: string | false | undefined) => {
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    return request
  }

  const signOut = () => {
    nextEra()
    alive = false
    return write(() => storage.clear())
  }

  return {
    signOut,

    /** A trip of the session that holds now. */
    begin: (row: CallRow): Trip => ({ row, era, startedAt: performance.now(), attempts: 0, refreshed: false }),

    signIn: (tokens: Tokens) => {
      nextEra()
      dead.clear()
      return write(() => storage.set({ ...tokens }))
    },

    async send(request: Request, trip: Trip): Promise<Response> {
      const { auth, refresh, signsOut } = trip.row
      if (!auth) return send(request, trip)
      const renews = mayRefresh && refresh !== 'never'

      let tokens = await read(trip)
      if (signsOut) await signOut()
      if (!tokens.access && tokens.refresh) {
        if (renews) tokens = await renewed(trip, request)
        else if (auth === 'required') throw failure(trip, 'session-unavailable')
      }
      const { access } = tokens
      if (!access) {
        if (auth === 'required') throw failure(trip, 'signed-out')
        return send(request, trip)
      }

      const again = request.clone()
      const response = await send(bearing(request, access), trip)
      if (response.status !== 401) return response

      const next = renews && (await renewed(trip, request, access)).access
      const anonymous = signsOut || (auth === 'optional' && (renews || !mayRefresh))
      return next || anonymous ? send(bearing(again, next), trip) : response
    },
  }
}
