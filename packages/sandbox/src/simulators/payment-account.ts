import type { Settings, PhonePeAccount } from '@tarapath/backend/ports'

/** Our account at the simulator that a backend carries with it. */
export const simulatorAccount = ({ publicOrigin, secret }: Settings): PhonePeAccount => ({
  baseUrl: `${publicOrigin}/simulator`,
  tokenUrl: `${publicOrigin}/simulator/v1/oauth/token`,
  clientId: 'tarapath',
  clientVersion: '1',
  clientSecret: secret,
  callbackUser: 'tarapath',
  callbackPassword: secret,
})
