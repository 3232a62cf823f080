import type { Handlers } from './call.ts'

export const wallet: Handlers<'wallet'> = {}
