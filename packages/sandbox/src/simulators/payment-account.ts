import type { Settings, PhonePeAccount } from '@tarapath/backend/ports'

/** Our merchant account at the payment simulator of the same backend. */
export const simulatorAccount = ({ publicOrigin, secrets: [secret] }: Settings): PhonePeAccount => ({
  baseUrl: `${publicOrigin}/simulator`,
  tokenUrl: `${publicOrigin}/simulator/v1/oauth/token`,
  clientId: 'tarapath',
  clientVersion: '1',
  clientSecret: secret,
  callbackUser: 'tarapath',
  callbackPassword: secret,
})
