export { callerAddress } from './caller-address.ts'
export { drain } from './drain.ts'
export { trustedProxies } from './trusted-proxies.ts'
