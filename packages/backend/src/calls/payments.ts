import type { Handlers } from './call.ts'

export const payments: Handlers<'payments'> = {}
