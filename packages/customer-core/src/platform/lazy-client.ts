import { ApiError, type Client } from '@tarapath/api-client'

/** A client whose code arrives with its first call: a visitor's first page carries none of it. */
export function lazyClient(load: () => Promise<Client>): Client {
  let loading: Promise<Client> | undefined
  const ready = (wanted: string): Promise<Client> => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new ApiError('network', wanted, { cause })
    })
    return loading
  }
  return {
    session: {
      signIn: async (tokens) => (await ready('signIn')).session.signIn(tokens),
      signOut: async () => (await ready('signOut')).session.signOut(),
    },
    call: async (row, ...rest) => (await ready(row.name)).call(row, ...rest),
  }
}
