import { ApiError, type Client } from '@tarapath/api-client'
import { loadInTime } from './load-in-time.ts'

/** As long as a request may take with its retries. */
const LONGEST_MS = 30_000

const loaders = new WeakMap<Client, () => Promise<Client>>()

/** The client itself, or the one that a lazy client loads: `withResponse` takes its promises only. */
export async function loadedClient(client: Client): Promise<Client> {
  return (await loaders.get(client)?.()) ?? client
}

/** A client whose code is loaded by its first request, so that a visitor's first page does without it. */
export function lazyClient(load: () => Promise<Client>): Client {
  let loading: Promise<Client> | undefined
  const ready = (operation: string): Promise<Client> => {
    loading ??= loadInTime(load, LONGEST_MS).catch((cause: unknown) => {
      loading = undefined
      throw new ApiError('network', operation, { cause })
    })
    return loading
  }
  const lazy: Client = {
    session: {
      signIn: async (tokens) => (await ready('signIn')).session.signIn(tokens),
      signOut: async () => (await ready('signOut')).session.signOut(),
    },
    call: async (row, ...rest) => (await ready(row.name)).call(row, ...rest),
  }
  loaders.set(lazy, () => ready('getOngoingStatus'))
  return lazy
}
