import { abortable } from './abortable.ts'
import type { Renewal } from './renewal.ts'
import type { Tokens, TokenStorage } from './tokens.ts'
import { failure, type Trip } from './trip.ts'

/** The time between two sign-ins or sign-outs. Ending one ends its refresh. */
export interface Era {
  end: AbortController
  renewing?: Promise<Renewed> | undefined
}

/** `settled`: storage says what holds now. */
type Renewed = 'settled' | 'unavailable'

interface Ports {
  storage: TokenStorage
  send: (request: Request, trip: Trip) => Promise<Response>
  renewal: (refresh: string, signal: AbortSignal) => Promise<Renewal>
  mayRefresh: boolean
  strict: boolean
  onLost?: ((why: 'rejected') => void) | undefined
}

export type Session = ReturnType<typeof createSession>

/** Decides which token a request carries, and what happens when the server refuses it. */
export function createSession({ storage, send, renewal, mayRefresh, strict, onLost }: Ports) {
  let era: Era = { end: new AbortController() }
  /** Our own writes, one after the other; reads wait for them. */
  let writes: Promise<unknown> = Promise.resolve()
  /** Tokens the server refused for good. They count as gone even where they cannot be removed. */
  const dead = new Set<string | undefined>()
  /** A session was seen whose end nobody has been told of yet. */
  let alive = false

  const write = <Result>(job: () => Result | Promise<Result>): Promise<Result> => {
    const done = writes.then(job, job)
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
    if (trip.era !== era) throw failure(trip, 'session-changed', { message: 'the session changed on the way' })
    return tokens
  }

  const nextEra = () => {
    era.end.abort()
    era = { end: new AbortController() }
  }

  const tellLost = () => {
    if (alive && onLost) queueMicrotask(() => onLost('rejected'))
    alive = false
  }

  storage.onSignOut?.(() => {
    nextEra()
    tellLost()
  })

  const renew = (mine: Era, refused: string | undefined) => async (): Promise<Renewed> => {
    await writes
    const before = await stored()
    const { refresh } = before
    if (before.access ? before.access !== refused : !refresh) return 'settled'
    if (refused && refresh) await write(() => mine === era && storage.set({ ...before, access: undefined }))
    const answer = refresh ? await renewal(refresh, mine.end.signal) : 'rejected'
    return write(async () => {
      if (mine !== era) return 'settled'
      const now = await stored()
      // Another tab was faster, or signed out.
      if ((now.access && now.access !== refused) || now.refresh !== refresh) return 'settled'
      if (typeof answer === 'object') {
        await storage.set({ log: now.log, refresh: answer.refresh || refresh, access: answer.access })
      } else if (answer === 'rejected' || strict) {
        dead.add(refused).add(refresh)
        await storage.clear()
        tellLost()
      } else return 'unavailable'
      return 'settled'
    })
  }

  const renewed = async (trip: Trip, request: Request, refused?: string): Promise<Tokens> => {
    const mine = era
    const job = renew(mine, refused)
    mine.renewing ??= (storage.lock?.('auth-refresh', job) ?? job()).finally(() => (mine.renewing = undefined))
    trip.refreshed = true
    const outcome = await abortable(mine.renewing, request.signal)
    const tokens = await read(trip)
    if (outcome === 'unavailable') {
      throw failure(trip, 'session-unavailable', { message: 'the session could not be renewed, try again' })
    }
    return tokens
  }

  const bearing = (request: Request, token: string | undefined) => {
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    return request
  }

  return {
    get era() {
      return era
    },

    signIn(tokens: Tokens): Promise<void> {
      nextEra()
      dead.clear()
      return write(() => storage.set({ ...tokens }))
    },

    signOut(): Promise<void> {
      nextEra()
      alive = false
      return write(() => storage.clear())
    },

    /** Signs out and answers the access token to say goodbye with. */
    async leave(): Promise<string | undefined> {
      await writes
      const { access } = await stored()
      await this.signOut()
      return access
    },

    async send(request: Request, trip: Trip): Promise<Response> {
      const { row } = trip
      if (!row.auth) return send(request, trip)
      const leaving = row.session === 'ends'
      const renews = mayRefresh && row.refresh !== 'never'

      let { access, refresh } = leaving ? { access: trip.parting } : ((await read(trip)) as Tokens)
      if (!access && refresh && renews) ({ access } = await renewed(trip, request))
      else if (!access && refresh && row.auth === 'required') {
        throw failure(trip, 'session-unavailable', { message: 'this client may not renew the session' })
      }
      if (!access && row.auth === 'required') throw failure(trip, 'signed-out', { message: 'sign in first' })
      if (!access) return send(request, trip)

      const again = request.clone()
      const response = await send(bearing(request, access), trip)
      if (response.status !== 401) return response

      let next: string | undefined
      if (renews) {
        const now = await read(trip)
        const stale = now.access === access || (!now.access && now.refresh)
        next = (stale ? await renewed(trip, request, access) : now).access
      }
      const anonymous = leaving || (row.auth === 'optional' && (renews || !mayRefresh))
      return next || anonymous ? send(bearing(again, next), trip) : response
    },
  }
}
