import { ApiError, type Client } from '@tarapath/api-client'
import { MAX_WAIT_MS, loadInTime, sayMissingOnline } from './load-in-time.ts'

const loaders = new WeakMap<Client, () => Promise<Client>>()

/** The client itself, or the one that a lazy client loads: `withResponse` takes its promises only. */
export async function loadedClient(client: Client): Promise<Client> {
  return (await loaders.get(client)?.()) ?? client
}

/** Whether requests fail because the code of the client did not load. */
export let isClientMissing = false

/** A client whose code is loaded by its first request, so that a visitor's first page does without it. */
export function lazyClient(load: () => Promise<Client>): Client {
  let loading: Promise<Client> | undefined
  const loadClient = async (operation: string): Promise<Client> => {
    try {
      const client = await loadInTime(load, MAX_WAIT_MS, sayMissingOnline)
      isClientMissing = false
      return client
    } catch (cause) {
      isClientMissing = true
      loading = undefined
      throw new ApiError('network', operation, { cause })
    }
  }
  const ready = (operation: string): Promise<Client> => (loading ??= loadClient(operation))
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
