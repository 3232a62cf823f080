import type { Client } from '@tarapath/api-client'

/** The cheapest request. A static import would move its code into what every page loads. */
export const askApi = async (api: Client, signal?: AbortSignal): Promise<unknown> =>
  (await import('@tarapath/api-client/account')).getMyIp(api, signal ? { signal } : {})
