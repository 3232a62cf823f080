const TIMEOUT_MS = 2000

/** Whether the backend answers with its database. Without it the website has nothing to show. */
export const isApiReady = (apiUrl: string): Promise<boolean> =>
  fetch(new URL('/readyz', apiUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    async (reply) => {
      await reply.body?.cancel()
      return reply.ok
    },
    () => false,
  )
