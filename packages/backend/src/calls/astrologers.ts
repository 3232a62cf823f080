import type { Handlers } from './call.ts'

export const astrologers: Handlers<'astrologers'> = {}
