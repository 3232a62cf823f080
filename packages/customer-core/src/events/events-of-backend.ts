import { TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'

/** The server events of a backend, for tests in jsdom, whose requests and signals a backend does not take. */
export const eventsOfBackend = ({ fetch }: Pick<Fixture['backend'], 'fetch'>) => ({
  fetch: async (url: URL, init: RequestInit): Promise<Response> =>
    fetch(TEST_ORIGIN + url.pathname + url.search, { headers: init.headers as Record<string, string> }),
})
