import type { CallOptions, Client } from '@tarapath/api-client'

/** The cheapest request. A static import would move its code into what every page loads. */
export const askApi = async (api: Client, options: CallOptions): Promise<unknown> =>
  (await import('@tarapath/api-client/account')).getMyIp(api, options)
