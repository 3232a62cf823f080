import type { Handlers } from './call.ts'

export const account: Handlers<'account'> = {}
