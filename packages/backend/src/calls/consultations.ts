import type { Handlers } from './call.ts'

export const consultations: Handlers<'consultations'> = {}
